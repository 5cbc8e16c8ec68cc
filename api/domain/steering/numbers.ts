import { FREE_MESSAGES } from '#contract/limits.ts';

/** A number that operators may set. */
interface SteeredNumber {
  what: string;
  /** Not below. */
  least: number;
  most: number;
}

const MOST = 9_999_999;

/** Numbers that operators may set, by name; what holds otherwise is the environment's, or the code's. */
export const NUMBERS = {
  'free-rupees': {
    what: 'rupees that models may cost in a day for those who have bought nothing',
    least: 0,
    most: MOST,
  },
  'free-messages': {
    // Every page promises as many: fewer would need other pages.
    what: 'messages that a new visitor begins with',
    least: FREE_MESSAGES,
    most: 1_000,
  },
  'welcomes-per-day': {
    what: 'welcomes that a model may write for one visitor in a day',
    least: 0,
    most: 20,
  },
  'free-calls': {
    what: 'calls of a model that one visitor may cause in a day without a message that pays for them',
    least: 0,
    most: 1_000,
  },
  'referrals-per-visitor': {
    what: 'friends who bring one visitor messages in a day',
    least: 0,
    most: 10_000,
  },
  'referrals-per-day': {
    what: 'friends who bring anybody messages in a day; the others wait',
    least: 0,
    most: MOST,
  },
} as const satisfies Record<string, SteeredNumber>;

export type NumberName = keyof typeof NUMBERS;

/** Whether a word names one of them. */
export const isNumberName = (word: string): word is NumberName => Object.hasOwn(NUMBERS, word);
