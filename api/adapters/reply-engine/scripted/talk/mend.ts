import { adviseInField } from './advice-by-kind.ts';
import { counsel } from './advising.ts';
import { answerAct } from './answer-act.ts';
import { answerAtLast, answerQuestion } from './answer-question.ts';
import { besideComplaint, complaintIn } from './complaint.ts';
import { invited } from './composing/invited.ts';
import { decide, weighed } from './deciding.ts';
import { choose, eitherOr } from './either.ts';
import { improvise } from './improvise.ts';
import { ownUp } from './moves.ts';
import { answerToHer } from './on-mention.ts';
import { questionOf } from './question.ts';
import { asksOfHisMatter, TO_HER } from './question-form.ts';
import { nearnessIn } from './ranking/pieces.ts';
import { react } from './react.ts';
import { realise } from './realise.ts';
import { recall } from './recall.ts';
import { requested } from './requests.ts';
import { coverage, rankerOf, tellingWords } from './similar.ts';
import { denySituation } from './state.ts';
import { addressOf, attempt, firstOf, type Part, sayOwed, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** What was meant had been asked, and not told. */
const ASKED =
  /\b(?:ask|asked|asking|question|answer|dodged|bataya nahi+n?|nahi+n? bata(?:ya|yi))\b|p(?:u|oo)c?hh?a|puch|pooch|ma+ng[ai] th[ai]|पूछ|माँगा था|माँगी थी|मांगी थी|बताया नहीं|नहीं बताया/iu;
const MEANT = /\bi (?:just |only )?mean(?:t)?\b|\b(?:mera )?matlab\b|मतलब/iu;

/** "Leave it. Why did you go?": what went wrong is let go, and something else asked. */
const DROPS =
  /\b(?:chh?o(?:d|r)o?|leave (?:it|that)|never ?mind|khair|jaane do|rehne do|forget (?:it|that))\b|(?:ख़ैर|खैर)|छोड़|जाने दो|रहने दो/iu;

/** The sentence that complains, the one that says best what he meant first. */
export function complaint({ heard, name }: Talk): { clause: Clause; matter: string } | undefined {
  if (DROPS.test(heard.whole.text) && heard.clauses.at(-1)?.isQuestion) return undefined;
  const found = heard.clauses.flatMap((clause) => {
    const matter = complaintIn(clause.text);
    if (matter === undefined) return [];
    const words = matter.split(' ').filter((word) => word.toLowerCase() !== name);
    return [{ clause, matter: words.join(' ') }];
  });
  return found.toSorted((a, b) => b.matter.length - a.matter.length)[0];
}

/** Answers that are no answers, or were given before to the same question. */
const WEAK =
  /^(?:no answer|not in her story|improvised|near |confirms|view|would do|choice|advice-back|takes up (?!a thing)|loss, still|still heavy)|unsure|unasked/;

/** What was meant, in his own earlier words: the message that has most of the words he complains with. */
function meantIn({ said, understand }: Talk, matter: string): Clause | undefined {
  const earlier = said.slice(-4).toReversed();
  const clauses = earlier.flatMap((text) =>
    understand(text).clauses.filter((one) => one.words > 1 && complaintIn(one.text) === undefined),
  );
  const named = rankerOf(
    clauses.map((one) => ({ text: one.text, value: one })),
    0,
  )(matter)[0]?.value;
  return (
    named ?? (tellingWords(matter).length === 0 ? clauses.find((one) => one.isQuestion) : undefined)
  );
}

/**
 * Takes up what she had gone past: answers it where she can, and otherwise names it in his words and says that she
 * has no answer.
 */
export function mend(talk: Talk, clause: Clause, matter: string): Part | undefined {
  const { state, understand } = talk;
  const earlier = meantIn(talk, matter);
  const named = matter.split(' ').length > 1 ? understand(matter).whole : undefined;
  const asked = ASKED.test(clause.text);
  // "Maine poocha aap kahan rehti hain": what stands beside the complaint is the question itself.
  const question =
    asked || (MEANT.test(clause.text) && !asksAfter(talk, clause))
      ? [
          ...besideComplaint(clause.text),
          ...clause.text.split(/[,;:] */),
          // "Which city is yours, I have asked twice": it stands before it.
          ...(tellingWords(matter.replace(TIMES, ' ')).length === 0 ? elseAsked(talk, clause) : []),
        ]
          .filter((text) => complaintIn(text) === undefined)
          .map((text) => understand(text).whole)
          .find((one) => one.isQuestion && one.words > 2)
      : undefined;
  const renamed = question
    ? question
    : named && {
        ...named,
        isQuestion: asked,
        text: asked && !OF_HIM.test(matter) ? `${named.text} you` : named.text,
      };
  const meant = earlier ?? renamed;
  const before = state.source;
  delete state.asked;
  denySituation(state);
  // "You are not listening. Do you remember my daughter's name?": whether she listened is what he asks.
  const recalled = firstOf(
    talk.heard.clauses.filter((one) => one !== clause && one.isQuestion),
    (one) => recall(talk, one),
  );
  if (recalled?.why.startsWith('recalled'))
    return {
      ...recalled,
      text: [sayTurn(talk, 'correction'), recalled.text].filter(Boolean).join(' '),
      why: `mends, then ${recalled.why}`,
    };
  // "I was asking about the scooty. Should we get it or not?": asked again in so many words, it is answered at once.
  const direct =
    firstOf(
      talk.heard.clauses.filter(({ text }) => weighed(text) !== undefined),
      (one) => decide(talk, { clause: one }),
    ) ??
    chosenAgain(talk) ??
    requested(talk) ??
    answerToHer(talk) ??
    invited(talk);
  if (direct)
    return {
      ...direct,
      text: [sayTurn(talk, 'correction'), direct.text].filter(Boolean).join(' '),
      why: `mends, then ${direct.why}`,
      isWhole: true,
    };
  const advice = asksHer(clause) ? undefined : advisedAgain(talk, matter);
  if (advice)
    return {
      ...advice,
      text: [sayTurn(talk, 'mend-sorry'), advice.text].filter(Boolean).join(' '),
      why: `mends: ${advice.why}`,
      isWhole: true,
    };
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
    asked || question
      ? (answerTo(renamed) ??
        answerTo(earlier) ??
        (hers && (answerAtLast(talk, hers) ?? improvisedAnew(talk, hers))))
      : answerTo(meant);
  if (again) {
    // What only comes near is not announced as the answer.
    const isOwed = asked && !AT_LAST.test(again.why);
    return {
      ...again,
      text: [isOwed ? sayOwed(talk) : sayTurn(talk, 'mend-sorry'), again.text]
        .filter(Boolean)
        .join(' '),
      why: `mends: ${again.why}`,
      isWhole: true,
    };
  }
  // What was told and not asked has nothing to own up to.
  const isHers = asked && (meant?.isQuestion ?? clause.isQuestion);
  const takenUp =
    earlier && isNameable(matter)
      ? sayTurn(talk, 'mend-matter', { matter: turned(talk, matter) })
      : undefined;
  // What promises an answer is said only where one follows.
  const opening = takenUp ?? sayTurn(talk, 'mend-sorry');
  const next = heardElse(talk, clause);
  if (next) {
    return {
      ...next,
      text: [takenUp ?? sayTurn(talk, 'correction'), next.text].filter(Boolean).join(' '),
      why: `mends, then ${next.why}`,
    };
  }
  const rest = isHers
    ? ownUp(
        talk,
        TO_HER.test(meant?.text ?? clause.text) ? 'no-idea-her' : 'no-idea',
        meant?.text ?? matter,
      )
    : sayTurn(
        talk,
        asked || talk.heard.clauses.some((one) => one.isQuestion) ? 'once-more' : 'mend-told',
      );
  return opening
    ? { text: [opening, rest].filter(Boolean).join(' '), why: 'mends, unanswered', isWhole: true }
    : undefined;
}

/** Beside the matter once, she is not to be so again: what she says has a word of his, or was written for nearly that. */
const comesNear = ({ text }: Clause, part: Part): boolean =>
  (nearnessIn(part.why) ?? 1) >= NEAR_ENOUGH || coverage(text, [part.text]).covered > 0;
const NEAR_ENOUGH = 0.8;

/** "I asked where you live": what he had asked is of her. */
const asksHer = ({ text }: Clause): boolean =>
  besideComplaint(text).some((piece) => TO_HER.test(piece) && ASKS_SOMETHING.test(piece));
const ASKS_SOMETHING =
  /\?|\b(?:what|where|who|when|if|whether|do|did|are|have|had|kya|kahan|kaha|kaun|kab|kaise|kitn\p{L}*|naam|name)\b|क्या|कहाँ|कौन|कब|कैसे|कितन|नाम/iu;

/** A few messages ago, what he asked advice on may still be what he means. */
const LAST_ASKED = 3;
/** A longer complaint names what was missed. */
const MOST_BARE = 8;

/** What he asked advice on, and says was missed: what is advised on just that, else on its field. */
function advisedAgain(talk: Talk, matter: string): Part | undefined {
  const named = new Set(tellingWords(matter));
  const asked = talk.said
    .slice(-LAST_ASKED)
    .findLast(
      (text) =>
        asksOfHisMatter(text) &&
        ((named.size === 0 && talk.heard.whole.words <= MOST_BARE) ||
          tellingWords(text).some((key) => named.has(key))),
    );
  if (asked === undefined) return undefined;
  const clause = { ...talk.understand(asked).whole, text: asked };
  return decide(talk, { clause }) ?? counsel(talk, clause) ?? adviseInField(talk, asked);
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

const AT_LAST = / at last$/;

/** What fits any such question, unless that was what he complains of. */
const improvisedAnew = (talk: Talk, question: Clause): Part | undefined =>
  talk.state.source?.startsWith('improvised') ? undefined : improvise(talk, question);

/** One or two telling words that read well behind "it was about". */
const isNameable = (matter: string): boolean => {
  const words = matter.split(' ').length;
  return (
    words <= 2 &&
    tellingWords(matter).length === words &&
    !/(?:ta|ti|te|na|ne|[iu]ng|ed)$/iu.test(matter)
  );
};

const OF_HIM = /\b(?:my|mera|meri|mere|i|me)\b|मेर[ाीे]/iu;

/** How often he has asked, and no matter. */
const TIMES =
  /\b(?:do|teen|char|kitni|itni|kai|\d) (?:do )?ba+r\b|\b(?:twice|thrice|again|already|before|chuk[aie]|times|kab se|pehle|phir se)\b|(?:दो|तीन|कितनी|इतनी|कई) बार|(?<![\p{L}\p{M}])(?:चुक[ाीे]|पहले|फिर)(?![\p{L}\p{M}])/giu;

/** "I meant the liftman. But what happens to the postman?": what he asks now stands behind it. */
const asksAfter = ({ heard: { clauses } }: Talk, complaining: Clause): boolean =>
  clauses.slice(clauses.indexOf(complaining) + 1).some((one) => one.isQuestion && one.words > 2);

const elseAsked = ({ heard }: Talk, complaining: Clause): string[] =>
  heard.clauses.filter((one) => one !== complaining && one.isQuestion).map(({ text }) => text);

/** "Sing me a couplet": what is wished for, and given as such. */
function wished(talk: Talk, { acts }: Clause, clause = talk.heard.whole): Part | undefined {
  const wish = acts.find(({ label, p }) => label.startsWith('want-') && p > LIKELY_WISH);
  return wish && answerAct(talk, clause, wish.label);
}

const LIKELY_WISH = 0.3;
/** A statement of fewer words belongs to the complaint. */
const LEAST_TOLD = 6;

/** An answer to what else is asked in the same message. */
function heardElse(talk: Talk, complaining: Clause): Part | undefined {
  const others = talk.heard.clauses.filter((one) => one !== complaining);
  const question = others.findLast((one) => one.isQuestion && one.words > 2);
  const told = others.findLast((one) => !one.isQuestion && one.words >= LEAST_TOLD);
  return (
    attempt(
      talk,
      () => question && (wished(talk, question) ?? answerQuestion(talk, question)),
      ({ why }) => why.startsWith('improvised') || !WEAK.test(why),
    ) ??
    attempt(
      talk,
      () => (told && complaintIn(told.text) === undefined ? react(talk, told) : undefined),
      ({ isBare }) => !isBare,
    )
  );
}

/** His words as she says them: "my new job" is "your new job". */
const TURNED: Record<string, string> = {
  i: 'you',
  my: 'your',
  mine: 'yours',
  me: 'you',
  am: 'are',
  "i'm": "you're",
  you: 'I',
  your: 'my',
  ur: 'my',
  mera: '[tumhara|aapka]',
  meri: '[tumhari|aapki]',
  mere: '[tumhare|aapke]',
  mujhe: '[tumhe|aapko]',
  tumhara: 'mera',
  aapka: 'mera',
  tera: 'mera',
  tumhari: 'meri',
  aapki: 'meri',
  teri: 'meri',
  tumhare: 'mere',
  aapke: 'mere',
  मेरा: '[तुम्हारा|आपका]',
  मेरी: '[तुम्हारी|आपकी]',
  मेरे: '[तुम्हारे|आपके]',
  मुझे: '[तुम्हें|आपको]',
  आपका: 'मेरा',
  आपकी: 'मेरी',
  आपके: 'मेरे',
  तुम्हारा: 'मेरा',
  तुम्हारी: 'मेरी',
  तुम्हारे: 'मेरे',
};

function turned(talk: Talk, matter: string): string {
  const words = matter.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word);
  return realise(words.join(' '), addressOf(talk));
}
