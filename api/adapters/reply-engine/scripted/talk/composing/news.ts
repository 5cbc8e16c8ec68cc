import { OF_HIS } from '../question-form.ts';
import { tellingWords } from '../similar.ts';
import { isCheered, isOfAnother, tellingOf } from '../telling.ts';
import { actOf, type Part, sayTurn, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';

/** He calls it good news himself, and tells it in the same message: it is cheered, whatever else is said of it. */
export const announcesGood = ({ heard, mood }: Talk): boolean =>
  (mood === undefined || mood === 'gentle') &&
  heard.whole.words >= LEAST_NEWS &&
  ANNOUNCES_GOOD.test(heard.text) &&
  !NO_GOOD.test(heard.text) &&
  !heard.clauses.some(isOfAnother);

const LEAST_NEWS = 7;

const ANNOUNCES_GOOD =
  /\b(?:good news|a(?:c+h+){1,2}[ei] (?:khabar|news)|khush ?khabri|khushi ki (?:baat|khabar))\b|अच्छी (?:ख़बर|खबर|न्यूज़)|ख़ुशख़बरी|खुशखबरी|(?:ख़ुशी|खुशी) की (?:बात|ख़बर|खबर)/iu;

/** "Koi achhi khabar nahi", "jab achhi khabar aayegi": there is none yet. */
const NO_GOOD =
  /\b(?:koi|no|not|isn['’]?t|any|nahi aa\p{L}*|jab|when|if|agar|ummeed|hope|waiting|intezaa?r)\b[^.!?]{0,20}\b(?:good news|a(?:c+h+){1,2}[ei] (?:khabar|news)|khush ?khabri)\b|\b(?:good news|khabar|khabri) (?:nahi|nhi|ka intezaa?r|aayegi|milegi|hogi)\b|(?:कोई|जब|अगर|इंतज़ार) [^।!?]{0,20}(?:ख़बर|खबर)|(?:ख़बर|खबर) (?:नहीं|आएगी|मिलेगी|होगी)/iu;

/** "Mubarakbaad to do kam se kam": he misses a good word on what he told. */
const WANTS_CHEER =
  /\b(?:mubarak\p{L}*|badh?d?ha+i)\b(?! (?:kais[aei]|kis|kyu|kyun|kyo))[^.?!]{0,24}\b(?:do|de do|dogi|doge|dena|deti|dete|dijiye|bol\p{L}*|kah?o|kahogi|nahi)\b|\bcongrat\p{L}*\b[^.?!]{0,20}\b(?:me|to bolo|bolo|nahi|kaho)\b|(?<![\p{L}\p{M}])(?:बधाई|मुबारक(?:बाद)?)(?! (?:कैसी|किस|क्यों|क्यूँ))[^।?!]{0,24}(?:दो|दीजिए|दोगी|देंगी|बोलो|कहो|नहीं)/iu;

/** "Baap re, won with a torn knee": what she told is wondered at, and not told. */
const WONDERS =
  /^(?:arre? |oh |haha\p{L}* )*(?:baap re|wah|waah|wow|omg|oh|really|kya baat|sach|वाह|अरे वाह|बाप रे)\b/iu;

export const wondersAt = ({ her }: Talk, { text }: Clause): boolean => {
  const hers = new Set(tellingWords(her));
  return (
    WONDERS.test(text) && !OF_HIS.test(text) && tellingWords(text).some((key) => hers.has(key))
  );
};

/** Tells something good, by its plain words or surely enough. */
export const isGoodNews = (clause: Clause): boolean =>
  (isCheered(clause) && !isBadNews(clause)) ||
  (actOf(clause, 'good') > SURELY_GOOD && clause.words >= LEAST_MATTER);

const SURELY_GOOD = 0.93;

/** Tells something bad, surely enough. */
export const isBadNews = (clause: Clause): boolean => {
  const { telling, p } = tellingOf(clause);
  return telling === 'bad' && p > SURELY_BAD && clause.words >= LEAST_BAD;
};

const SURELY_BAD = 0.7;

const LEAST_BAD = 4;

/** A statement of so many words tells something. */
export const LEAST_MATTER = 5;

/** Good news where some is told: "He agreed to 20k! So much stress since morning", and the stress is over. */
export function mattering(statements: Clause[]): Clause[] {
  const cheered = statements.filter(isCheered);
  return cheered.length > 0 ? cheered : statements;
}

/** He misses a good word on what he told; nothing can have been missed before the first reply. */
export function cheered(talk: Talk): Part | undefined {
  const { state, heard } = talk;
  const isMissed = state.count > 0 && WANTS_CHEER.test(heard.whole.text);
  const text = isMissed ? sayTurn(talk, 'congratulations') : undefined;
  return text ? { text, why: 'congratulations' } : undefined;
}
