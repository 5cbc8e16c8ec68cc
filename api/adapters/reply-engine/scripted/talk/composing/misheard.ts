import {
  declinesHelp,
  givesNumber,
  saysFine,
} from '../../../../../domain/safety/care/says-fine.ts';
import { answerAct, UNANSWERED } from '../answer-act.ts';
import { answerQuestion } from '../answer-question.ts';
import { complainsPlainly } from '../complaint.ts';
import { isSoft } from '../light.ts';
import { mend } from '../mending/mend.ts';
import { complaint, missedIn } from '../mending/missed.ts';
import { JOKED } from '../mending/played.ts';
import { react } from '../react.ts';
import { ownUpToSlip, wondersAtCheer, wondersAtSlip } from '../slip.ts';
import { actOf, attempt, type Part, sayTurn, type Talk, topicOf } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { bestTelling } from './take-up.ts';

/** He complains that he was not answered, or not rightly. */
export function mended(talk: Talk): Part | undefined {
  // Nothing can have been missed before the first reply.
  const missed = talk.state.count > 0 ? complaint(talk) : undefined;
  if (!missed || missed.clause.isHers) return undefined;
  const isPlain =
    actOf(missed.clause, ...REPAIR) > 0.12 ||
    missed.clause.words <= 9 ||
    complainsPlainly(missed.clause.text);
  return isPlain ? mend(talk, missedIn(talk, missed.clause, missed.matter)) : undefined;
}

/** "Bas theek?", "that's all?": she had only nodded. */
const TOO_LITTLE =
  /^(?:arr?ey? |haha+ |so |and |अरे )*(?:(?:bas|sirf|just|only|बस|सिर्फ़)[ ,"“]*)?(?:itn[aei]|a(?:c+h+){1,2}a|theek|thik|hmm+|ok(?:ay)?|right|i see|good to know|that['’]?s? (?:is |was )?(?:all|it)|thats (?:all|it)|इतन[ाीे]|अच्छा|ठीक|हम्म|समझ गई)["”]?(?: (?:hi|sa|si|kya|ही|सा|सी|क्या))*["”]? *[?？]/iu;
/** "That's all?", and not "right?": it asks for more, however much she had said. */
const IN_SO_MANY_WORDS =
  /(?<![\p{L}\p{M}])(?:bas|sirf|just|only|all|that['’]?s? it|itn[aei]|बस|सिर्फ़|इतन[ाीे])(?![\p{L}\p{M}])/iu;
/** In so few words she has said nothing of it. */
const MOST_NODDED = 6;

/** He had hoped for more than a nod: she owns up, and meets what else he says. */
export function saidTooLittle(talk: Talk): Part | undefined {
  const { her, heard } = talk;
  const isNod = her.split(/\s+/).length <= MOST_NODDED || talk.state.source?.startsWith('takes up');
  const before = talk.said.at(-1) ?? '';
  const told = before !== '' && !before.includes('?') ? talk.understand(before).whole : undefined;
  const thin = heard.clauses.find(
    ({ text }) => TOO_LITTLE.test(text) && (isNod || (told && IN_SO_MANY_WORDS.test(text))),
  );
  const sorry = thin && talk.mood !== 'care' ? sayTurn(talk, 'mend-thin') : undefined;
  if (!thin || !sorry) return undefined;
  const rest = heard.clauses.filter((one) => one !== thin && one.words >= LEAST_OF_REST);
  const question = rest.findLast((one) => one.isQuestion);
  const met = attempt(
    talk,
    () =>
      question
        ? answerQuestion(talk, question)
        : bestToldOf(talk, rest.length > 0 || !told ? rest : [told]),
    ({ why, isBare }) => !isBare && !UNANSWERED.test(why) && !why.startsWith('takes up'),
  );
  const text = [sorry, met?.text].filter(Boolean).join(' ');
  return { ...met, text, why: met ? `mends, then ${met.why}` : 'mends: too little', isWhole: true };
}

const LEAST_OF_REST = 3;

function bestToldOf(talk: Talk, rest: readonly Clause[]): Part | undefined {
  const last = rest.at(-1);
  return last && react(talk, last);
}

/** "I was joking", of what a number was given for: nobody is told off for it, and the number stays. */
export function jokedOfDanger(talk: Talk): Part | undefined {
  const isOfDanger = isSoft(talk.mood) || givesNumber(talk.her);
  const joked =
    isOfDanger && talk.heard.clauses.some(({ text }) => JOKED.test(text) && !OF_OTHERS.test(text));
  const text = joked ? sayTurn(talk, 'joked-of-danger') : undefined;
  return text ? { text, why: 'joked of danger', isWhole: true } : undefined;
}

const OF_OTHERS =
  /\b(?:s?he|they|us(?:ne|ka|ki)|un(?:hone|ka|ki)|not|nahi+n?|nhi)\b|उस(?:ने|का|की)|उन्होंने|नहीं/iu;

/** "It was only a crossword clue!" */
const ONLY_THAT =
  /\b(?:it|that|this) (?:is|was) (?:only|just) (?:an?|my|the)\b|\b(?:wo|woh|ye|yeh) (?:to |toh )?(?:bas|sirf) (?:ek )?\p{L}+ (?:tha|thi|hai)\b|(?:वो|वह|यह) (?:तो )?(?:बस|सिर्फ़) (?:एक )?[\p{L}\p{M}]+ (?:था|थी|है)/iu;

/** Why she gave a number: he needs none. */
export function explainsNumber(talk: Talk): Part | undefined {
  const isPlain = talk.mood === undefined && givesNumber(talk.her);
  const number = isPlain
    ? talk.heard.clauses.find(
        ({ text }) => declinesHelp(text) || saysFine(text) || ONLY_THAT.test(text),
      )
    : undefined;
  const text = number ? sayTurn(talk, 'why-number') : undefined;
  return number && text ? withRest(talk, { text, why: 'not-answered number' }, number) : undefined;
}

/** What she meant, where he did not understand. */
export function explainsHerself(talk: Talk): Part | undefined {
  const mayPuzzle = MAY_PUZZLE.test(talk.state.source ?? '');
  const puzzled = mayPuzzle ? talk.heard.clauses.find(isPuzzled) : undefined;
  const plain = puzzled && answerAct(talk, puzzled, 'what-meant');
  return plain && withRest(talk, plain, puzzled);
}

/** She took him for what he is not, or cheered where there was nothing to cheer. */
export function ownsUp(talk: Talk): Part | undefined {
  const slip = wondersAtSlip(talk) ?? wondersAtCheer(talk);
  return slip && ownUpToSlip(talk, slip);
}

/** Acts that complain of her answers. */
const REPAIR = [
  'not-answered',
  'not-listening',
  'correction',
  'what-meant',
  'told-already',
  'repeated',
];

/** "Kaun si tray? Main samjha nahi": he asks what she meant. */
const PUZZLED =
  /\bsamjh[aie] (?:hi )?(?:nahi+n?|nhi|nai)\b|\bsamaj?h (?:me(?:in)? )?(?:nahi+n?|nhi|nai) aa?y[aie]\b|\b(?:nahi+n?|nhi|nai) samjh[aie]\b|\bkuch (?:nahi+n?|nhi) samjh[aie]\b|\b(?:what do (?:you|u) mean|meaning what|you lost me)\b|\b(?:did|do)(?: no|n['’]?)t (?:get|understand)(?: (?:it|that|this|you|what (?:you|u|that) .{0,20}))?[.!, ]*$|^(?:arre? )?(?:kya )?matlab(?: kya)?[?.! ]*$|समझा नहीं|समझी नहीं|समझ (?:में )?नहीं आ[यई]|नहीं समझ[ाी]|^(?:क्या )?मतलब(?: क्या)?[?।! ]*$/iu;

/** A longer sentence tells of something that he or somebody else does not understand. */
const MOST_PUZZLED = 7;

const isPuzzled = ({ text, words, isHers }: Clause): boolean =>
  !isHers && words <= MOST_PUZZLED && PUZZLED.test(text);

/** What she said last may have missed him, or was made up on the spot: there is nothing more behind it. */
const MAY_PUZZLE =
  /^(?:not in her story|no answer|takes up|improvised|near |confirms|view|advice-back|plays along|still heavy|answered|thread|situation\/|mention\/|happening\/)/;

/** What else was told or asked beside a complaint; where it is plain, it is answered too. */
export function withRest(talk: Talk, part: Part, done: Clause): Part {
  if (!REPAIR.some((act) => part.why.startsWith(act))) return part;
  const rest = talk.heard.clauses.filter((one) => one !== done && one.words >= 4);
  const question = rest.findLast((one) => one.isQuestion);
  const next = question
    ? answerQuestion(talk, question)
    : rest.length > 0
      ? reactPlainly(talk, rest)
      : undefined;
  return next
    ? { ...next, text: `${part.text} ${next.text}`, why: `${part.why} + ${next.why}` }
    : part;
}

function reactPlainly(talk: Talk, rest: Clause[]): Part | undefined {
  const telling = bestTelling(rest);
  return telling && (telling.isGrave || topicOf(telling).p > 0.6)
    ? react(talk, telling)
    : undefined;
}
