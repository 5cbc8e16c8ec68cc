import { adviseInField } from './advice-by-kind.ts';
import { counsel } from './advising.ts';
import { answerAct } from './answer-act.ts';
import { answerAtLast, answerQuestion } from './answer-question.ts';
import { besideComplaint, complaintIn } from './complaint.ts';
import { invited, invitedBefore } from './composing/invited.ts';
import { approve, asksLeave, decide, weighed } from './deciding.ts';
import { choose, eitherOr } from './either.ts';
import { mayFlirt } from './flirt.ts';
import { improvise } from './improvise.ts';
import { isLight } from './light.ts';
import { speaksOfHarm } from './may-say-back.ts';
import { isNameable, type Missed, turned } from './missed.ts';
import { ownUp } from './moves.ts';
import { answerToHer } from './on-mention.ts';
import { questionOf } from './question.ts';
import { asksOfHisMatter, TO_HER } from './question-form.ts';
import { nearnessIn } from './ranking/pieces.ts';
import { react } from './react.ts';
import { recall } from './recall.ts';
import { requested } from './requests.ts';
import { coverage, tellingWords } from './similar.ts';
import { denySituation } from './state.ts';
import { hurts } from './tone.ts';
import { attempt, firstOf, type Part, sayOwed, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

type Way = (talk: Talk, missed: Missed) => Part | undefined;

/** What may take up what was missed, the surest first. */
const WAYS: Way[] = [
  recalledAgain,
  grantedAgain,
  playedAgain,
  advisedAgain,
  answeredAgain,
  answeredElse,
  unanswered,
];

/**
 * Takes up what she had gone past: answers it where she can, and otherwise names it in his words and says that she
 * has no answer.
 */
export function mend(talk: Talk, missed: Missed): Part | undefined {
  const before = talk.state.source;
  delete talk.state.asked;
  denySituation(talk.state);
  return firstOf(WAYS, (way) => way(talk, { ...missed, before }));
}

/** Owns up before what she has to say now. */
const sorryFirst = (opening: string | undefined, part: Part, why: string): Part => ({
  ...part,
  text: [opening, part.text].filter(Boolean).join(' '),
  why,
});

/** "You are not listening. Do you remember my daughter's name?": whether she listened is what he asks. */
function recalledAgain(talk: Talk, { clause }: Missed): Part | undefined {
  const recalled = firstOf(
    talk.heard.clauses.filter((one) => one !== clause && one.isQuestion),
    (one) => recall(talk, one),
  );
  return recalled?.why.startsWith('recalled')
    ? sorryFirst(sayTurn(talk, 'correction'), recalled, `mends, then ${recalled.why}`)
    : undefined;
}

/** "I was asking about the scooty. Should we get it or not?": put again in so many words, it is answered at once. */
function grantedAgain(talk: Talk, missed: Missed): Part | undefined {
  const granted =
    firstOf(
      talk.heard.clauses.filter(({ text }) => weighed(text) !== undefined),
      (one) => decide(talk, { clause: one }),
    ) ??
    chosenAgain(talk) ??
    requested(talk) ??
    wishedAgain(talk, missed) ??
    answerToHer(talk) ??
    invited(talk) ??
    approvedAgain(talk);
  return (
    granted && {
      ...sorryFirst(sayTurn(talk, 'correction'), granted, `mends, then ${granted.why}`),
      isWhole: true,
    }
  );
}

/** "I asked rose or coffee cake for you?", "strong or light?": one of the two, whatever complains of it. */
function chosenAgain(talk: Talk): Part | undefined {
  const either = talk.heard.clauses.findLast(({ text }) => eitherOr(withoutAsking(text)));
  const text = either && withoutAsking(either.text);
  return text === undefined
    ? undefined
    : choose(talk, { ...questionOf(talk, talk.understand(text).whole), isForAdvice: false });
}

const withoutAsking = (text: string): string =>
  text.replace(
    /^.*\b(?:i (?:was )?ask(?:ed|ing)|pu+c?h+a tha|pu+c?h+ rah[ai] th[ai])\b(?: maine)?[ ,:]*/iu,
    '',
  );

/** What he names and wants to be given. */
const WISHES: [RegExp, string][] = [
  [/^(?:jokes?|chutkul[ae]|चुटकुल[ाे]|जोक)$/iu, 'want-joke'],
  [/^(?:sher|shayari|poem|verse|couplet|kavita|ghazal|शेर|शायरी|कविता|ग़ज़ल)$/iu, 'want-poem'],
  [/^(?:story|tale|kaha+ni|kissa|qissa|कहानी|क़िस्सा|किस्सा)$/iu, 'want-story'],
];

/** "I asked for a joke": it is told. */
function wishedAgain(talk: Talk, { clause, matter, isAsked }: Missed): Part | undefined {
  const bare = matter.replace(/^(?:a|an|one|some|any|ek|koi|choti si|chhota sa)\s+/iu, '');
  const wish = isAsked && isLight(talk) && WISHES.find(([named]) => named.test(bare))?.[1];
  if (wish) return answerAct(talk, clause, wish);
  // "Chalo, joke please", beside it.
  return firstOf(
    talk.heard.clauses.filter(
      (one) => one !== clause && !one.isQuestion && !NOT_WISHED.test(one.text),
    ),
    (one) => wished(talk, one, MADE),
  );
}

const MADE = /^want-(?:joke|poem|story|riddle|song)$/;
/** "Joke nahi maanga tha", "mera gaana". */
const NOT_WISHED = /\b(?:nahi+n?|nhi|not|my|mer[aei])\b|नहीं|मेर[ाीे]/iu;

const ANY_WISH = /^want-/;
const LIKELY_WISH = 0.3;

function wished(talk: Talk, clause: Clause, acts = ANY_WISH): Part | undefined {
  const wish = clause.acts.find(({ label, p }) => acts.test(label) && p > LIKELY_WISH);
  return wish && answerAct(talk, clause, wish.label);
}

/** A harmless plan of his, that he had asked her word on. */
function approvedAgain(talk: Talk): Part | undefined {
  const last = talk.said.at(-1) ?? '';
  if (!asksLeave(last)) return undefined;
  const heard = talk.understand(last);
  return approve({ ...talk, heard }, { clause: heard.whole });
}

/** He says that it was play: flirting, or a joke of his. */
const FLIRTED =
  /\bishq (?:kar|tha)|इश्क़? कर|इश्क कर|\b(?:flirt\p{L}*|compliment(?:ed|ing)?|tareef kar|line maar)\b|फ़्?लर्ट|फ्लर्ट|तारीफ़? कर|इश्क़?[ -]?वाल/iu;
const JOKED =
  /\b(?:jok(?:ed|ing)|kidding|teas(?:ed|ing)|only a joke|mazaa?k (?:tha|thi|kar|kiya))\b|मज़ाक (?:था|कर|किया)|मजाक (?:था|कर|किया)/iu;
/** She left unsaid whether she would come. */
const SKIPPED =
  /\b(?:skip\p{L}*|avoid\p{L}*|dodg\p{L}*|ignor\p{L}*|forgot|invit\p{L}*|shy|yes or no|(?:did ?n['’]?o?t|did not|never) (?:say|said) (?:yes|no)|haa?n? ya na\p{L}*|jawab)\b|जवाब|हाँ या ना|टाल/iu;

/** "I was flirting and you gave me rules", "you skipped my coffee": she plays along, late. */
function playedAgain(talk: Talk, { clause, before, matter }: Missed): Part | undefined {
  const { text } = talk.heard;
  if (!isLight(talk) || speaksOfHarm(text) || hurts(text) || OF_DYING.test(text)) return undefined;
  if (FLIRTED.test(text) && mayFlirt(talk)) {
    const late = sayTurn(talk, 'mend-flirt');
    if (late) return { text: late, why: 'mends: flirted', isWhole: true };
  }
  if (JOKED.test(text)) {
    const late = sayTurn(talk, 'mend-joke');
    if (late) return { text: late, why: 'mends: joked', isWhole: true };
  }
  const named = new Set(tellingWords(matter));
  const last = talk.said.slice(-2).join(' ');
  // "I asked what you would wear": it wants an answer.
  const isOfLast = !ASKS_WHAT.test(last) && tellingWords(last).some((key) => named.has(key));
  const isSkipped = SKIPPED.test(clause.text) || isOfLast;
  const came =
    isSkipped && !before?.startsWith('imagine')
      ? (invitedBefore(talk) ?? saidToHerBefore(talk))
      : undefined;
  return (
    came && {
      ...sorryFirst(sayTurn(talk, 'mend-sorry'), came, `mends: ${came.why}`),
      isWhole: true,
    }
  );
}

const OF_DYING =
  /\b(?:mar(?:na|ne|unga|ungi|jau\p{L}*)|die|dying|kill\p{L}*|jump\p{L}*|kood\p{L}*)\b|मर(?:ना|ने|ूँगा|ूँगी)|कूद/iu;
const ASKS_WHAT = /\b(?:what|where|which|how|kya|kahan?|kaise|kaun\p{L}*)\b|क्या|कहाँ|कैसे|कौन/iu;

/** What he had asked of her or said to her, in so many words. */
const saidToHerBefore = (talk: Talk): Part | undefined =>
  firstOf(talk.said.slice(-2).toReversed(), (text) =>
    answerToHer({ ...talk, heard: talk.understand(text) }),
  );

/** A few messages ago, what he asked advice on may still be what he means. */
const LAST_ASKED = 3;
/** A longer complaint names what was missed. */
const MOST_BARE = 8;

/** What he asked advice on, and says was missed: what is advised on just that, else on its field. */
function advisedAgain(talk: Talk, missed: Missed): Part | undefined {
  const advice = asksHer(talk, missed) ? undefined : adviceOn(talk, missed.matter);
  return (
    advice && {
      ...sorryFirst(sayTurn(talk, 'mend-sorry'), advice, `mends: ${advice.why}`),
      isWhole: true,
    }
  );
}

function adviceOn(talk: Talk, matter: string): Part | undefined {
  const named = new Set(tellingWords(matter));
  const isOfIt = (text: string) => tellingWords(text).some((key) => named.has(key));
  const isBare = named.size === 0 && talk.heard.whole.words <= MOST_BARE;
  const asked = talk.said
    .slice(-LAST_ASKED)
    .findLast((text) => asksOfHisMatter(text) && (isBare || isOfIt(text)));
  if (asked === undefined) return undefined;
  const clause = { ...talk.understand(asked).whole, text: asked };
  const finest = decide(talk, { clause }) ?? counsel(talk, clause);
  if (finest) return finest;
  // What names a thing is not advised on in a field of which it is none.
  return adviseInField(talk, asked, named.size === 0 ? undefined : isOfIt);
}

/** "I asked where you live", "your first day at work": what he had asked is of her. */
function asksHer(talk: Talk, { clause, earlier }: Missed): boolean {
  if (HELPS.test(clause.text)) return false;
  const isOfHer = besideComplaint(clause.text).some(
    (piece) => TO_HER.test(piece) && (ASKS_SOMETHING.test(piece) || OF_HERS.test(piece)),
  );
  // The question that he means had been put to her.
  const last = talk.said.at(-1) ?? '';
  const isEarlier =
    earlier?.isQuestion === true && TO_HER.test(earlier.text) && !asksOfHisMatter(last);
  return isOfHer || isEarlier;
}

/** A remedy, a way, a tip: of whatever it is, he had asked what to do. */
const HELPS =
  /\b(?:remed(?:y|ies)|tips?|advice|upaa?y|nuskh[ae]|tari+ka|salah|exercises?|ilaa?j)\b|उपाय|नुस्ख़?[ाे]|तरीक़?ा|सलाह|इलाज/iu;
const ASKS_SOMETHING =
  /\?|\b(?:what|where|who|when|if|whether|do|did|are|have|had|kya|kahan|kaha|kaun|kab|kaise|kitn\p{L}*|naam|name)\b|क्या|कहाँ|कौन|कब|कैसे|कितन|नाम/iu;
const OF_HERS =
  /^(?:about |of |on )?(?:your|ur)\b|\b(?:tumhar[aei]|aapk[aei])\b|तुम्हार[ाीे]|आपक[ाीे]/iu;

/** Answers that are no answers, or were given before to the same question. */
const WEAK =
  /^(?:no answer|not in her story|improvised|near |confirms|view|would do|choice|advice-back|takes up (?!a thing)|loss, still|still heavy)|unsure|unasked/;

/** What he had asked or told, taken up as if he had said it now. */
function answeredAgain(talk: Talk, missed: Missed): Part | undefined {
  const { isAsked, question, renamed, earlier, before } = missed;
  const answerTo = (one: Clause | undefined) =>
    attempt(
      talk,
      () => one && (one.isQuestion ? answerQuestion(talk, one) : react(talk, one)),
      (part) =>
        !WEAK.test(part.why) &&
        part.why.split(' ').slice(0, 2).join(' ') !== before &&
        (!one?.isQuestion || comesNear(one, part)),
    );
  const hers = [renamed, earlier].find((one) => one?.isQuestion && TO_HER.test(one.text));
  const again =
    isAsked || question
      ? (answerTo(renamed) ??
        answerTo(earlier) ??
        (hers && (answeredAtLast(talk, hers) ?? improvisedAnew(talk, hers, before))))
      : answerTo(earlier ?? renamed);
  if (!again) return undefined;
  // What only comes near is not announced as the answer.
  const isOwed = isAsked && !AT_LAST.test(again.why);
  const opening = isOwed ? sayOwed(talk) : sayTurn(talk, 'mend-sorry');
  return { ...sorryFirst(opening, again, `mends: ${again.why}`), isWhole: true };
}

/** Beside the matter once, she is not to be so again: what she says has a word of his, or was written for nearly that. */
const comesNear = ({ text }: Clause, part: Part): boolean =>
  (nearnessIn(part.why) ?? 1) >= NEAR_ENOUGH || coverage(text, [part.text]).covered > 0;
const NEAR_ENOUGH = 0.8;

/** The nearest that she has, where it has a word of his. */
const answeredAtLast = (talk: Talk, question: Clause): Part | undefined =>
  attempt(
    talk,
    () => answerAtLast(talk, question),
    (part) => comesNear(question, part),
  );
const AT_LAST = / at last$/;

/** What fits any such question, unless that was what he complains of. */
const improvisedAnew = (talk: Talk, question: Clause, before?: string): Part | undefined =>
  before?.startsWith('improvised') ? undefined : improvise(talk, question, true);

const TEACHES =
  /\b(?:teach|sikha\p{L}*|bata(?:o|iye|do| do| dijiye))\b|सिखा|बता(?:ओ|इए| दो| दीजिए)/iu;
/** A statement of fewer words belongs to the complaint. */
const LEAST_TOLD = 6;

/** An answer to what else is asked or told in the same message. */
function answeredElse(talk: Talk, missed: Missed): Part | undefined {
  const others = talk.heard.clauses.filter((one) => one !== missed.clause);
  const question = others.findLast((one) => one.isQuestion && one.words > 2);
  const told = others.findLast((one) => !one.isQuestion && one.words >= LEAST_TOLD);
  // "Mujhe chai banana sikhaiye", "how do I tell her?": of his own matter.
  const advice = firstOf(
    others.filter(({ text }) => asksOfHisMatter(text) || TEACHES.test(text)),
    (one) => counsel(talk, one),
  );
  const next =
    advice ??
    attempt(
      talk,
      () => question && (wished(talk, question) ?? answerQuestion(talk, question)),
      ({ why }) => why.startsWith('improvised') || !WEAK.test(why),
    ) ??
    attempt(
      talk,
      () => (told && complaintIn(told.text) === undefined ? react(talk, told) : undefined),
      ({ isBare, why }) => !isBare && !why.startsWith('takes up'),
    );
  return (
    next &&
    sorryFirst(naming(talk, missed) ?? sayTurn(talk, 'correction'), next, `mends, then ${next.why}`)
  );
}

/** Owns up and names what it was about; undefined where it does not read well. */
const naming = (talk: Talk, { earlier, matter }: Missed): string | undefined =>
  earlier && isNameable(matter)
    ? sayTurn(talk, 'mend-matter', { matter: turned(talk, matter) })
    : undefined;

/** She has no answer: what he told is heard now, and what he asked is said to have none. */
function unanswered(talk: Talk, missed: Missed): Part | undefined {
  const { clause, matter, isAsked, renamed, earlier } = missed;
  const meant = earlier ?? renamed;
  const isHers = isAsked && (meant?.isQuestion ?? clause.isQuestion);
  // What promises an answer is said only where one follows.
  const opening = naming(talk, missed) ?? sayTurn(talk, 'mend-sorry');
  const rest = isHers
    ? ownUp(
        talk,
        TO_HER.test(meant?.text ?? clause.text) ? 'no-idea-her' : 'no-idea',
        meant?.text ?? matter,
      )
    : // Who has put it twice is not asked to put it once more.
      sayTurn(talk, !isAsked ? 'mend-told' : matter ? 'no-answer' : 'once-more');
  return opening
    ? {
        text: [opening, rest].filter(Boolean).join(' '),
        why: isAsked ? 'mends, unanswered' : 'mends: told',
        isWhole: true,
      }
    : undefined;
}
