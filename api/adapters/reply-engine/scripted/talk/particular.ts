import { fold } from '../../../../domain/text/fold.ts';
import type { Situation } from './bank.ts';
import type { Finder } from './finder.ts';
import { machineDies, OF_THE_DEAD } from './grave.ts';
import { isSoft } from './light.ts';
import { kindOf } from './moves.ts';
import { coverageBy, likest, type Similar, tellingWords } from './similar.ts';
import { isCheered, tellingOf } from './telling.ts';
import { hurts } from './tone.ts';
import { hasFresh, type Part, say, sayOne, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** Fewer telling words have to be nearly the same. */
const LEAST_TELLING = 2;
const SAME = 0.75;
/** As alike as this, what was written decides: a telling says many things, and what is said beside one is worse. */
const ALIKE_ASKED = 0.62;
const ALIKE_TOLD = 0.7;
/** Less alike, the topic has to agree. */
const ALIKE_IN_TOPIC = 0.52;
const ALIKE_IN_LOSS = 0.42;
const LEAST_TOPIC = 0.35;
const SURE_TOPIC = 0.55;
/** What is told plainly is neither good nor bad news, unless it is as alike as this. */
const ALIKE_NEWS = 0.82;

/** "Good news!", "so much tension": a longer message tells what it is, and that is its matter. */
const MOST_ANNOUNCING = 7;
const isMatter =
  ({ heard }: Talk) =>
  ({ announces }: Situation): boolean =>
    !announces || heard.whole.words <= MOST_ANNOUNCING;

/** As alike as this, it is put to her because of her trade. */
const ALIKE_TRADE = 0.45;
/** What is told, and not asked, has to be more alike to be put to her. */
const ALIKE_TRADE_TOLD = 0.6;

/** Nearly in the words that were written, whatever it was heard as. */
const IN_THESE_WORDS = 0.86;

/** What particular thing a sentence tells or asks; undefined where none was written for it. */
export const situationIn = (talk: Talk, clause: Clause): Situation | undefined =>
  situationNear(talk, clause)?.value;

/** The same, with how near it comes. */
function situationNear(talk: Talk, clause: Clause): Similar<Situation> | undefined {
  const trade = tradeIn(talk, clause);
  const same = talk.find.situation(clause.text, isMatter(talk));
  const isSame =
    same !== undefined &&
    same.score >= IN_THESE_WORDS &&
    tellingWords(clause.text).length >= LEAST_TELLING &&
    sharesWords(talk.find.situation, clause, same);
  if (isSame && same.score >= (trade?.score ?? 0)) return same;
  if (trade) return trade;
  const words = tellingWords(clause.text).length;
  const topic = topicOf(clause);
  const fits = fitting(talk, clause);
  const within = (least: number) => {
    const found = talk.find.situation(clause.text, (one) => one.topic === topic.label && fits(one));
    return found && found.score >= least ? found : undefined;
  };
  if (clause.isGrave) return within(ALIKE_IN_LOSS);
  const found = talk.find.situation(clause.text, fits);
  if (!found) return undefined;
  const { value, score } = found;
  // "I'm scared" has all it says in common with "I'm scared of heights".
  if (words < LEAST_TELLING && score < SAME) return undefined;
  if (isNews(value, clause) && score < ALIKE_NEWS) return undefined;
  if (!sharesWords(talk.find.situation, clause, found)) return undefined;
  if (score >= (clause.isQuestion ? ALIKE_ASKED : ALIKE_TOLD)) return found;
  const p = clause.topics.find(({ label }) => label === value.topic)?.p ?? 0;
  if (score >= ALIKE_IN_TOPIC && p >= LEAST_TOPIC) return found;
  return topic.p >= SURE_TOPIC ? within(ALIKE_IN_TOPIC) : undefined;
}

/** Less alike than this, a third of what is told has to be in what was written: readers were met with other matters. */
const HALF_SURE = 0.6;
const LEAST_SHARE = 3;

/** Unless two texts are nearly the same, they have a word of their matter in common, in one mix or another. */
function sharesWords(
  finder: Finder<Situation>,
  { text }: Clause,
  { value, score }: Similar<Situation>,
): boolean {
  if (score >= ALIKE_NEWS) return true;
  const { telling, covered } = coverageBy(text, (key) => finder.holds(value, key));
  return telling === 0 || (score < HALF_SURE ? covered * LEAST_SHARE >= telling : covered > 0);
}

/** "Anvi ka birthday": nobody wishes him many happy returns. */
const OTHERS_BIRTHDAY =
  /\b(?!mer[aei]\b|ap[nk][aei]\b)\p{L}+ k[aei] (?:\d+\p{L}* |pehl[ai] )?(?:birthday|janamdin|bday|budday)\b|\b\p{L}+['’]s (?:\p{L}+ )?(?:birthday|bday)\b|\b(?:his|her|their) (?:\p{L}+ )?(?:birthday|bday)\b|(?<![\p{L}\p{M}])(?!मेर)[\p{L}\p{M}]+ क[ाे] (?:जन्मदिन|बर्थडे|बर्थ ?डे)/iu;
const OWN_BIRTHDAY = /\/my-birthday/;
/** "Behen ne kiya tha, khush hai wo" is no death, however alike it sounds. */
const SOMEBODY_DIED = /^situation\/(?:loss|pet-loss)\/.*(?:died|passed)/;
const GONE =
  /\b(?:die[ds]?|dead|death|dying|gone|left|lost|los(?:e|ing)|no more|passed|expired|drowned|killed|suicide|guz[a]?r\p{L}*|nah?i?n? rah\p{L}*|chal\p{L}*|kho\p{L}*|mar\p{L}*|maut|barsi|doob\p{L}*|chh?od\p{L}*|miss\p{L}*|yaad|without|bina|put to sleep|since)\b|नहीं रह|चल|गुज़र|गुजर|खो|मर|मौत|बरसी|डूब|छोड़|याद|बिना|देहांत|निधन/iu;

/** "I was passed over for promotion" is no "I got promoted", however alike they sound. */
function fitting(talk: Talk, clause: Clause): (situation: Situation) => boolean {
  const matters = isMatter(talk);
  const isOthers = OTHERS_BIRTHDAY.test(clause.text);
  const hasDied = clause.isGrave || GONE.test(talk.heard.text);
  const tells = (one: Situation) =>
    matters(one) &&
    !(isOthers && OWN_BIRTHDAY.test(one.id)) &&
    (hasDied || !SOMEBODY_DIED.test(one.id));
  if (clause.isQuestion) return tells;
  const { telling } = tellingOf(clause);
  const isGladly = isCheered(clause);
  // "She got engaged. I am okay but it stings a bit."
  const isSore = !isGladly && hurts(talk.heard.text);
  return (one) => {
    if (!tells(one)) return false;
    const { move } = one;
    const kind = move && kindOf(move);
    if (isGladly && kind !== undefined && kind !== 'good') return false;
    return !(
      ((telling === 'bad' || isSore) && kind === 'good') ||
      (telling === 'good' && kind === 'bad')
    );
  };
}

/** A situation of good or bad news, where the sentence was heard as neither. */
const isNews = ({ move }: Situation, clause: Clause): boolean =>
  !clause.isQuestion &&
  move !== undefined &&
  kindOf(move) !== 'tells' &&
  tellingOf(clause).telling === 'tells';

/** As near as this, what was written for one sentence of a message is what the message is about. */
const NEAR_MATTER = 0.74;

/** Of the sentences of a message the one for which something was written, the nearest first. */
export function matterOf(talk: Talk, clauses: Clause[]): Clause | undefined {
  const near = clauses.map((clause) => {
    const found =
      clause.words > 2 && !echoesHer(talk, clause) ? situationNear(talk, clause) : undefined;
    return found && hasFresh(talk, found.value.say) ? { clause, score: found.score } : undefined;
  });
  return likest(near, NEAR_MATTER)?.clause;
}

/** "Wow, exporting spices!": her own words taken up tell nothing of him. */
export function echoesHer({ her }: Talk, { text }: Clause): boolean {
  const hers = new Set(tellingWords(her));
  const telling = tellingWords(text);
  return telling.filter((key) => hers.has(key)).length * 2 >= Math.max(telling.length, 1);
}

/** Answers exactly what was said, where that was foreseen. */
export function answerParticular(talk: Talk, clause: Clause): Part | undefined {
  const found = situationNear(talk, clause);
  const part = answerSituation(talk, found?.value);
  return part && found && isWordForWord(clause.text, found.value)
    ? { ...part, why: `${part.why}, exactly` }
    : part;
}

/** In the very words, and not only nearly: nothing else is likelier right. */
function isWordForWord(text: string, situation: Situation): boolean {
  const heard = folded.get(situation) ?? new Set(Object.values(situation.hear).flat().map(inWords));
  folded.set(situation, heard);
  return heard.has(inWords(text));
}
const inWords = (text: string): string => fold(text).join(' ');
/** Each is folded once: it is most of the work. */
const folded = new WeakMap<Situation, ReadonlySet<string>>();

/** As alike as this, what was written says more than a nod. */
const ALIKE_AT_LAST = 0.6;

/** What was written for something like it, for a sentence that nothing else is known of. */
export function answerNearly(talk: Talk, clause: Clause): Part | undefined {
  if (clause.isGrave || isSoft(talk.mood) || tellingWords(clause.text).length < LEAST_TELLING)
    return undefined;
  const found = talk.find.situation(clause.text, fitting(talk, clause));
  if (!found || found.score < ALIKE_AT_LAST || !sharesWords(talk.find.situation, clause, found))
    return undefined;
  const { id, move } = found.value;
  // Whoever has died was heard as that: "my wife went home" is near it, and no death.
  if (OF_THE_DEAD.test(id)) return undefined;
  const isGoodNews = move !== undefined && kindOf(move) === 'good';
  return isGoodNews && !isCheered(clause) ? undefined : answerSituation(talk, found.value);
}

/** What is put to her because of her trade, her town or her tastes, and how sure that is. */
export function tradeIn(talk: Talk, clause: Clause): Similar<Situation> | undefined {
  const found = talk.find.trade(clause.text, fitting(talk, clause));
  const least =
    tellingWords(clause.text).length < LEAST_TELLING
      ? SAME
      : clause.isQuestion
        ? ALIKE_TRADE
        : ALIKE_TRADE_TOLD;
  return found && found.score >= least && sharesWords(talk.find.trade, clause, found)
    ? found
    : undefined;
}

/** Says what was written for a situation; undefined where all of it was said. */
export function answerSituation(talk: Talk, situation: Situation | undefined): Part | undefined {
  if (!situation || !hasFresh(talk, situation.say) || isDenied(talk, situation)) return undefined;
  if (!hasNeeded(talk, situation)) return undefined;
  // Papa's phone died, and not he.
  if (OF_THE_DEAD.test(situation.id) && machineDies(talk.heard.text)) return undefined;
  if (situation.id.endsWith('/partner-died') && isLeft(talk)) return undefined;
  const text = say(talk, situation.say);
  if (!text) return undefined;
  talk.state.situation = situation.id;
  return {
    text,
    why: situation.id,
    topic: situation.topic,
    ...(situation.thread && { thread: situation.thread.id }),
  };
}

/** "My wife left me": she lives. */
const isLeft = ({ heard }: Talk): boolean =>
  LEFT.test(heard.text) && !heard.clauses.some(({ isGrave }) => isGrave);
const LEFT =
  /\b(?:left|leaving|walked out on) me\b|\bchh?od ?(?:ke|kar|kr) (?:chal|ga|bhag)|छोड़ ?(?:कर|के) (?:चल|ग|भाग)/iu;

/** A sister's death is no wife's, and "he said no" no leave that was approved. */
export const hasNeeded = ({ heard }: Talk, { needs }: Pick<Situation, 'needs'>): boolean =>
  !needs ||
  (fold(heard.whole.text).some((key) => needs.includes(key)) &&
    // "Nobody in this world is like you, didi."
    (heard.clauses.some(({ isGrave }) => isGrave) || !LIKENS.test(heard.whole.text)));
const LIKENS = /\bjais[aei]\b|जैस[ाीे]/iu;

const DENIES =
  /^(?:arre? |are |haha |lol |ha |ok(?:ay)? )*(?:no|nah|nope|nahi|nahin|nothing like|not that|aisa (?:kuch )?nahi|नहीं)(?:[\s,.!]|$)|\bnot (?:in|at|a|an|the|ashamed|sad|angry|about)\b|नहीं नहीं/iu;

/** "No no, he is at home": the situation that she took him to be in is not his. */
const isDenied = ({ state, heard }: Talk, { id, topic }: Situation): boolean =>
  state.denied.includes(id) ||
  ((state.situation === id || (topic !== undefined && state.topic === topic)) &&
    DENIES.test(heard.whole.text));

/** A matter that he asks advice on is looked for in what stands before the question, too: it has to come this near. */
const NEAR_ADVISED = 0.58;
/** Less near where the message sounds like the topic it was written for. */
const NEAR_ADVISED_IN_TOPIC = 0.5;
const LEAST_ADVISED = 0.5;
/** What counts that a sentence stands next to the question. */
const NEXT = 0.1;

/**
 * What was written for the matter that a question for advice is about, in whichever sentence of the message it stands:
 * "oil on my white shirt, how do I get it out".
 */
export function adviseOnMatter(
  talk: Talk,
  question: Clause,
  least = NEAR_ADVISED,
): Part | undefined {
  const { find, heard } = talk;
  const { clauses, whole } = heard;
  const before = clauses[clauses.findIndex(({ text }) => text === question.text) - 1];
  const told = clauses.filter((one) => !one.isQuestion && one.words > 2).map(({ text }) => text);
  const both = before && `${before.text}, ${question.text}`;
  // "Shall I say it straight or keep quiet?" is of what was told, where something was.
  const asked = [told.length === 0 ? question.text : undefined, both, whole.text].filter(
    (text) => text !== undefined,
  );
  const topics = new Set(
    [...clauses, whole].map(topicOf).flatMap(({ label, p }) => (p >= LEAST_ADVISED ? label : [])),
  );
  const tells = isMatter(talk);
  // "What shall I do?" is asked of what stands right before it.
  const next = new Set([both, before?.text]);
  const situation = likest(
    [...asked, ...told].map((text) => {
      const found = find.situation(
        text,
        (one) => one.advice !== undefined && tells(one) && hasNeeded(talk, one),
      );
      if (!found || !sharesWords(find.situation, whole, found)) return undefined;
      const isNear =
        found.score >= least || (least === NEAR_ADVISED && topics.has(found.value.topic ?? ''));
      return isNear ? { ...found, score: found.score + (next.has(text) ? NEXT : 0) } : undefined;
    }),
    NEAR_ADVISED_IN_TOPIC,
  );
  const card = likest(
    asked.map((text) => find.known(text)),
    least,
  );
  const isCard = card && card.score > (situation?.score ?? 0);
  const text = sayOne(talk, isCard ? card.say : situation?.value.advice, true);
  if (!text) return undefined;
  if (isCard) return { text, why: `card ${card.id} ${card.score.toFixed(2)}` };
  if (situation) talk.state.situation = situation.value.id;
  return { text, why: `advice, ${situation?.value.id}`, topic: situation?.value.topic };
}

/** What she advises on the thing that is being talked about; undefined where nothing was foreseen. */
export function adviseOn(talk: Talk): Part | undefined {
  const of = ({ id }: Situation) => id === talk.state.situation;
  const situation = talk.voice.trade.find(of) ?? talk.bank.situations.find(of);
  const text = sayOne(talk, situation?.advice, true);
  return text ? { text, why: `advice, ${situation?.id}`, topic: situation?.topic } : undefined;
}
