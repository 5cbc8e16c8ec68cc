import { answerAct } from '../answer-act.ts';
import { isOfParting, leaveTaking, mayBeForGood } from '../leaving.ts';
import { recall } from '../recall.ts';
import { tellingOf } from '../telling.ts';
import { type Part, sayTurn, type Talk } from '../turn.ts';
import { answeredSurely } from './questions.ts';

/**
 * Lets him go who takes leave: with what he asked beside it, and a word on what he will tell. Who only may be going is
 * let go where nothing weighs on him, and nobody who may go for good is.
 */
export function letGo(talk: Talk): Part | undefined {
  const { heard, mood, state } = talk;
  const leaving = leaveTaking(heard);
  if (!leaving || mayBeForGood(heard)) return undefined;
  const { clause, isNight, isPlain, isGoing, tells } = leaving;
  const isLightly = mood === undefined && state.grief === 0 && state.heavy === 0;
  const { telling, p } = tellingOf(heard.whole);
  const isSad = telling === 'bad' || talk.find.isSober([heard.text]);
  const tellsSad = telling === 'bad' && p > SURELY_SAD;
  const isLet = isPlain || (isGoing ? mood === undefined : isLightly && !isSad);
  if (!isLet) return undefined;
  // Whoever goes unwell is bid to rest, and whoever goes sad is let go quietly.
  const isQuiet = tellsSad || (isSad && !isGoing) || state.grief > 0;
  const key = UNWELL.test(heard.text) ? 'farewell-soft' : isQuiet ? 'farewell-quiet' : undefined;
  const soft = key && sayTurn(talk, key);
  if (soft) return { text: soft, why: 'farewell softly', isWhole: true };
  const asked = heard.clauses.find(
    ({ isQuestion, words, text }) =>
      isQuestion && words > 1 && text !== clause.text && !isOfParting(text),
  );
  const found = asked && (recall(talk, asked) ?? answeredSurely(talk, asked));
  // Whoever goes and asks something is answered; no farewell is said over his question.
  if (asked?.text.includes('?') && !found && !isPlain && !isGoing) return undefined;
  const part = answerAct(talk, clause, isNight ? 'good-night' : 'farewell');
  if (!part) return undefined;
  const told = found?.quoted ? undefined : found;
  const first =
    told?.text ?? (tells && isLightly && !isSad ? sayTurn(talk, 'till-then') : undefined);
  return {
    ...part,
    text: [first, part.text].filter(Boolean).join(' '),
    why: told ? `${told.why} + ${part.why}` : part.why,
  };
}

const SURELY_SAD = 0.6;
const UNWELL =
  /\b(?:chakkar|sar (?:chakra|ghoom|dard|dukh)\p{L}*|sir dard|bukha+r|fever|saans|breath\p{L}*|seen[ae] me(?:in)? dard|chest|bp|sugar (?:down|low|high)|ulti|vomit\p{L}*|dizzy|faint\p{L}*|behosh|dil toot\p{L}*|mann? (?:bahut )?bha+ri|unwell|sick|tabiyat|dard)\b|चक्कर|बुख़ार|बुखार|साँस|सांस|सीने में|उल्टी|बेहोश|दिल टूट|मन (?:बहुत )?भारी|तबीयत|तबियत|दर्द/iu;
