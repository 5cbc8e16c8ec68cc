import { fold } from '../../text/fold.ts';
import { isAgeReply, mayBeOfCall } from '../age/replies.ts';
import { heardWords } from '../hearing/heard-words.ts';
import { answersGrown } from './says-grown.ts';

const YES = new Set(
  fold('yes yeah yep yup haan han ji bilkul sure ofc course definitely obviously of हाँ हां जी'),
);
const NO = new Set(fold('no nope nahi not never'));

/** "Haan agle saal": he will be. */
const NOT_YET = /\b(?:next|coming|agle) (?:years?|saal|sal)\b|अगले साल/iu;

/** An answer is short; a longer message is about something else. */
const LONGEST = 12;

/**
 * What a message answers to "are you 18 or older?": true or false, undefined where it is no answer.
 * @param thisYear what a year of birth is compared with
 * @param isAsked it was asked just before; later on a bare yes or no belongs to something else
 * @param isBesideNumber it was asked beside the number of a helpline: "soon" may be of a call, and answers nothing
 */
export function answersAdult(
  text: string,
  thisYear: number,
  isAsked: boolean,
  isBesideNumber: boolean,
): boolean | undefined {
  if (isBesideNumber && mayBeOfCall(text)) return undefined;
  if (isAsked && isAgeReply(text, 'adult', thisYear)) return false;
  if (isAsked && answersGrown(text)) return true;
  const words = heardWords(text);
  if (words.length > LONGEST) return undefined;
  if (words.some(({ key }) => NO.has(key)) || NOT_YET.test(text)) return undefined;
  const isGrown = words.some(
    ({ number = 0 }) => (number >= 18 && number < 100) || (number > 1930 && number < thisYear - 18),
  );
  return isGrown || (isAsked && words.some(({ key }) => YES.has(key))) ? true : undefined;
}
