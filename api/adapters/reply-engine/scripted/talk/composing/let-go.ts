import { answerAct } from '../answer-act.ts';
import { isOfParting, leaveTaking, mayBeForGood } from '../leaving.ts';
import { recall } from '../recall.ts';
import { tellingOf } from '../telling.ts';
import { type Part, sayTurn, type Talk } from '../turn.ts';
import { answeredSurely } from './questions.ts';

/**
 * Lets him go who takes leave: with what he asked beside it, and a word on what he will tell. Who only may be going is
 * let go where nothing weighs on him; who may go for good, is unwell or sad is never let go lightly.
 */
export function letGo(talk: Talk): Part | undefined {
  const { heard, mood, state } = talk;
  const leaving = leaveTaking(heard);
  if (!leaving) return undefined;
  if (mayBeForGood(heard)) return softly(talk, 'farewell-soft');
  const { clause, isNight, isPlain, isGoing, tells } = leaving;
  const isLightly = mood === undefined && state.grief === 0 && state.heavy === 0;
  const { telling, p } = tellingOf(heard.whole);
  const isSad =
    (telling === 'bad' && p > LIKELY_SAD) ||
    talk.find.isSober([heard.text]) ||
    LOW.test(heard.text);
  const tellsSad = telling === 'bad' && p > SURELY_SAD;
  const isLet = isPlain || (isGoing ? mood === undefined : isLightly && !isSad);
  if (!isLet) return undefined;
  const isUnwell = UNWELL.test(heard.text);
  const kind = farewellFor(talk, { isUnwell, tellsSad, isSad, isGoing, isNight });
  const soft = kind && softly(talk, kind);
  if (soft) return soft;
  const asked = heard.clauses.find(
    ({ isQuestion, words, text }) =>
      isQuestion && words > 1 && text !== clause.text && !isOfParting(text),
  );
  const found = asked && (recall(talk, asked) ?? answeredSurely(talk, asked));
  // Whoever goes and asks something is answered; no farewell is said over his question.
  if (asked?.text.includes('?') && !found && !isPlain && !isGoing) return undefined;
  const part = answerAct(talk, clause, isNight ? 'good-night' : 'farewell');
  if (!part) return undefined;
  const first =
    found?.text ?? (tells && isLightly && !isSad ? sayTurn(talk, 'till-then') : undefined);
  return {
    ...part,
    text: [first, part.text].filter(Boolean).join(' '),
    why: found ? `${found.why} + ${part.why}` : part.why,
  };
}

type SoftFarewell = 'farewell-soft' | 'farewell-quiet' | 'farewell-quiet-night';

function softly(talk: Talk, key: SoftFarewell): Part | undefined {
  const text = sayTurn(talk, key);
  return text ? { text, why: 'farewell softly', isWhole: true } : undefined;
}

/** Whoever goes unwell or low is bid to rest and to tell somebody; after something sad no joke is made of the farewell. */
function farewellFor(
  { mood, state, find, said }: Talk,
  of: Record<'isUnwell' | 'tellsSad' | 'isSad' | 'isGoing' | 'isNight', boolean>,
): SoftFarewell | undefined {
  if (of.isUnwell || of.tellsSad || mood === 'gentle' || mood === 'care') return 'farewell-soft';
  const lately = said.slice(-2);
  const wasSober = find.isSober(lately) || lately.some((text) => LOW.test(text));
  const isHushed = mood === 'plain' || state.grief > 0 || state.heavy > 0 || wasSober;
  if (!isHushed && !(of.isSad && !of.isGoing)) return undefined;
  return of.isNight ? 'farewell-quiet-night' : 'farewell-quiet';
}

/** He feels low, whatever he leaves with. */
const LOW =
  /\b(?:feel(?:ing)?|felt|am|i['’]?m) (?:so |very |really |too |a bit |quite )*(?:low|down|alone|lonely|sad|empty|hopeless|broken)\b|\b(?:akel[aie]pan|bahut akel[aie]|udaa?s|tanha\p{L}*|mann? (?:bahut )?udaa?s)\b|अकेलापन|बहुत अकेल|उदास|तनहा/iu;
const LIKELY_SAD = 0.4;
const SURELY_SAD = 0.65;
const UNWELL =
  /\b(?:chakkar|sar (?:chakra|ghoom|dard|dukh)\p{L}*|sir dard|bukha+r|fever|saans|breath\p{L}*|seen[ae] me(?:in)? dard|chest|bp|sugar (?:down|low|high)|ulti|vomit\p{L}*|dizzy|faint\p{L}*|behosh|dil toot\p{L}*|mann? (?:bahut )?bha+ri|unwell|sick|tabiyat|dard|(?:cut|burnt|hurt|sprained|twisted) my \p{L}+|(?:haath|ungli|pair|paon) (?:kat|jal|mud) ga\p{L}+)\b|चक्कर|बुख़ार|बुखार|साँस|सांस|सीने में|उल्टी|बेहोश|दिल टूट|मन (?:बहुत )?भारी|तबीयत|तबियत|दर्द/iu;
