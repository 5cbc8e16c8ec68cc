import { ASKS_WHICH } from '../question.ts';
import { asksOfHisMatter, TO_HER } from '../question-form.ts';
import { tellingWords } from '../similar.ts';
import { tellingOf } from '../telling.ts';
import { actOf, type Talk } from '../turn.ts';
import { type Clause, isHollow, TELL_ME } from '../understand.ts';

/** Acts that decide the whole reply, wherever in the message they stand, the first of them first. */
export const FIRST = [
  'leave-me',
  'stop-flirting',
  'dont-ask',
  'dont-call-me',
  'be-serious',
  'too-many-questions',
  'not-answered',
  'not-listening',
  'repeated',
  'prompt-attack',
  'are-you-ai',
  'prove-human',
  'want-explicit',
  'insult',
  'ask-memory',
  'privacy',
  'price',
  'farewell',
  'good-night',
];

/** They end a message, or are no farewell. */
export const GOES = new Set(['farewell', 'good-night']);

/** Small acts give way to whatever else the message says. */
export const SMALL = new Set([
  'greet',
  'ack',
  'laugh',
  'wow',
  'yes',
  'no',
  'agree',
  'thanks',
  'sorry',
  'good-morning',
  'guess-what',
  'test',
  'go-on',
  'dont-know',
  'dodge',
]);

/** "Haha, scooty": no answer to her question. */
export const isLaugh = (clause: Clause): boolean =>
  /^(?:ha(?:ha)+|he(?:he)+|lol|lmao|हाहा)/iu.test(clause.text) && clause.words <= 3;

export const isSmall = (clause: Clause): boolean =>
  !clause.isQuestion && (clause.words <= 2 || actOf(clause, ...SMALL) > 0.5);

/** Words that ask, of whatever else a sentence without a mark sounds like. */
export const ASKS_PLAINLY =
  /\b(?:(?:ya|yaa|or) (?:nahi+n?|nai|nhi|not|no)(?=[ .!]*$)|kya|kaun|kab|kahan|kaha|kaise|kaisi|kyun|kyu|kitn[aei]|what|who|when|where|how|why)\b|क्या|कौन|कब|कहाँ|कहां|कैस[ाीे]|क्यों|कितन[ाीे]/iu;

/** It has the form of a question, and does not mostly tell; or it asks without the form. */
export const asksSomething = (clause: Clause): boolean =>
  !praises(clause) &&
  (clause.isHers ||
    (clause.isQuestion
      ? clause.text.includes('?') ||
        asksOfHisMatter(clause.text) ||
        (TO_HER.test(clause.text) && ASKS_PLAINLY.test(clause.text)) ||
        tellingOf(clause).p < 0.75
      : !isHollow(clause.text) && actOf(clause, 'asks-her', 'advice') > 0.65));

/** "One shot? I stood at the signal": her own question taken up, and answered. */
export const echoes = ({ her, heard }: Talk, clause: Clause): boolean => {
  const [first] = heard.clauses;
  if (clause !== first || heard.clauses.length < 2 || clause.words > 3) return false;
  const telling = tellingWords(clause.text);
  return telling.length > 0 && telling.every((key) => tellingWords(her).includes(key));
};

/** "Without thinking twice? He has been with me for years": a few words asked beside what is told. */
export const isAside = (clause: Clause, all: Clause[]): boolean =>
  clause.words <= 4 &&
  clause !== all.at(-1) &&
  !TO_HER.test(clause.text) &&
  !ASKS_WHICH.test(clause.text) &&
  tellingWords(clause.text).length < 2 &&
  all.some((one) => one !== clause && !one.isQuestion && one.words >= 4);

/** "Ye achha kaha aapne": what she said is praised, and nothing asked. */
const PRAISES_SAYING =
  /\b(?:a(?:c+h+){1,2}a|sahi|badhiya|badiya|khoob|sach|theek|thik|mast|sundar) (?:kaha|kahi|bola|boli|bataya|samjhaya|likha|pakda)\b|(?:अच्छा|सही|बढ़िया|ख़ूब|खूब|सच|ठीक|सुंदर) (?:कहा|कही|बोला|बोली|बताया|समझाया)/iu;

const praises = ({ text, isHers }: Clause): boolean =>
  PRAISES_SAYING.test(text) &&
  !isHers &&
  !text.includes('?') &&
  !ASKS_PLAINLY.test(text) &&
  !TELL_ME.test(text);

export const isPoliteEnd = ({ text, words }: Clause): boolean =>
  words <= 2 && /\b(?:na|right|ok|haina|hai na|no)\b\??$/i.test(text);
