import { UNANSWERED } from '../answer-act.ts';
import { react } from '../react.ts';
import { recall } from '../recall.ts';
import { attempt, type Part, sayTurn, type Talk, topicOf } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { answeredSurely, questionPart } from './questions.ts';

/** A death, an illness or plain good news in so many words comes before all else. */
export function meetsGrave(talk: Talk): Part | undefined {
  const grave = talk.heard.clauses.find(({ isGrave }) => isGrave);
  return grave && graveAnswer(talk, grave);
}

/** What somebody who is gone used to do, told while he or she is mourned: it is kept, and nothing is made of its words. */
export function remembersThem(talk: Talk): Part | undefined {
  const { state, heard } = talk;
  const isOfLoss = state.grief > 0 || OF_LOSS.test(state.source ?? '');
  const isElse = heard.clauses.some(
    (one) => one.isQuestion || (one.isGrave && topicOf(one).label !== 'illness-family'),
  );
  if (!isOfLoss || isElse) return undefined;
  if (heard.whole.words < LEAST_REMEMBERED || !OF_THEM_THEN.test(heard.text)) return undefined;
  const text = sayTurn(talk, AT_THE_END.test(heard.text) ? 'remembers-the-end' : 'remembers-them');
  return text ? { text, why: 'remembers them', isWhole: true } : undefined;
}

const OF_LOSS = /^(?:situation\/loss\/|bad loss|remembers them)/;
const LEAST_REMEMBERED = 4;
/** "She would hide the last piece", "wo roz radio sunte the". */
const OF_THEM_THEN =
  /\b(?:s?he|they)\b[^.!?]{0,20}\b(?:used to|would|always|never|every|had|was|were|loved|liked|called|made|kept|taught|said|sang|\p{L}{3,}ed)\b|\b(?:wo|woh|vo|ve|un(?:ka|ki|ke|ko|hone)|us(?:ka|ki|ke|ko|ne))\b[^.!?]{0,60}\b(?:tha|thi|the|thin)\b|(?<![\p{L}\p{M}])(?:वो|वह|वे|उन(?:का|की|के|को|्होंने)|उस(?:का|की|के|को|ने))(?![\p{L}\p{M}])[^।.!?]{0,60}(?:था|थी|थे|थीं)(?![\p{L}\p{M}])/iu;
/** Of how it ended, something else is said than of a habit. */
const AT_THE_END =
  /\b(?:hospital|icu|cancer|pain|suffer\p{L}*|died|death|last (?:day|night|words)|accident|bimar\p{L}*|dard|takleef|aakhri|maut)\b|अस्पताल|कैंसर|दर्द|तकलीफ़|आख़िरी|मौत/iu;

/** Somebody was taken for dead, and lives. */
export function aliveAfterAll(talk: Talk): Part | undefined {
  const { state, heard } = talk;
  if (state.grief === 0 || !ALIVE.test(heard.whole.text)) return undefined;
  state.grief = 0;
  state.heavy = 0;
  delete state.topic;
  const text = sayTurn(talk, 'alive');
  return text ? { text, why: 'alive', isWhole: true } : undefined;
}

/** A prayer or a good wish, for whoever asks for one. */
export function wishesWell(talk: Talk): Part | undefined {
  const { clauses, whole } = talk.heard;
  const wish = PRAYS.test(whole.text) ? sayTurn(talk, 'wish-well') : undefined;
  if (!wish) return undefined;
  const beside = clauses.findLast(
    (one) => one.isQuestion && one.words > 2 && !PRAYS.test(one.text),
  );
  const kept =
    clauses.map((one) => recall(talk, one)).find(Boolean) ??
    (beside && answeredSurely(talk, beside));
  return {
    text: [kept?.text, wish].filter(Boolean).join(' '),
    why: ['wish well', kept?.why].filter(Boolean).join(' + '),
    isWhole: true,
  };
}

/** Asks for a prayer or for luck. */
const PRAYS =
  /\b(?:pray for|(?:dua|duaa|prarthana|aashirwad|ashirwad) (?:de |bhi |zaroor )?(?:kar\p{L}*|kij\p{L}*|dena|do|me)|wish (?:me|him|her|them|us|my \p{L}+) (?:luck|all the best)|(?:best of|good) luck (?:bol|kah|keh|to bol|wish)\p{L}*|wish me\b)|(?:दुआ|प्रार्थना|आशीर्वाद) (?:दे |भी )?(?:कर|कीज|दीज|दो)/iu;

/** Somebody was taken for dead. */
const ALIVE = /\b(?:alive|zinda|jinda|not dead|(?:is|are|still) living)\b|ज़िंदा|जिंदा/iu;

/** A death is met, and nothing else; beside an illness what is asked is answered, and sympathy is not said twice. */
function graveAnswer(talk: Talk, grave: Clause): Part {
  const { heard, state } = talk;
  const asked = heard.clauses.findLast((one) => one.isQuestion && one.words > 2);
  if (!asked || topicOf(grave).label === 'loss') return react(talk, grave);
  const wasMet = state.grief > 0;
  const answer = attempt(
    talk,
    () => questionPart(talk, asked),
    ({ why }) => !UNANSWERED.test(why) && !why.startsWith('takes up'),
  );
  if (!answer) return react(talk, grave);
  if (wasMet) return { ...answer, isHeavy: true };
  const met = react(talk, grave);
  return {
    ...answer,
    text: `${met.text} ${answer.text}`,
    why: `${met.why} + ${answer.why}`,
    isHeavy: true,
  };
}
