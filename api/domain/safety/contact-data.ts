/** Ten digits as Indian numbers have, with or without country code, however they are grouped. */
const PHONE = /(?<!\d)(?:\+?91[\s()-]*)?[6-9](?:[\s.,/_()-]{0,3}\d){9}(?!\d)/;

/** Lines that help and cost nothing begin so; short ones such as 14416 are no phone number here. */
const TOLL_FREE = /(?<!\d)1800(?:[\s-]?\d){6,7}(?!\d)/g;

/** Any other number that is long enough to be somebody's. */
const LONG_NUMBER = /(?<!\d)\d(?:[\s-]?\d){8,}(?!\d)/;

const LINK =
  /https?:\/\/|\bwww\.|\b(?:t|wa)\.me\/|\b[a-z0-9-]{2,}\.(?:com|in|net|org|io|app|xyz|link|ly|gg|tv|site|online|shop|club|live)\b(?!\p{L})/iu;

/** An email or UPI address, or a name at another service. */
const HANDLE = /[\w.-]{2,}@[a-z][\w-]+|(?<![\w@])@[a-z_][\w.]{2,}/i;
const NAME_ELSEWHERE = /\b(?:insta|ig|snap|telegram|discord)(?: id)?(?: is|:)? [a-z_.]+\d/i;
const DOT_COM = /[a-z0-9] ?[[(]?\bdot\b[\])]? ?(?:com|in|me)\b/i;

const COUNT = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const HINDI = 'ek do teen char chaar paanch panch chhe chhah saat aath nau shunya'.split(' ');
const DIGITS = [...COUNT, ...HINDI, 'zero', 'double', 'triple'];
const SPELLED_OUT = new RegExp(`(?:\\b(?:${DIGITS.join('|')})\\b[\\s,-]*){7,}`, 'i');

/** From one on, as one counts to breathe: nobody's number. */
const COUNTING = new RegExp(
  COUNT.reduceRight((rest, digit) => `${digit}\\W+(?:${rest})?`, 'ten'),
  'gi',
);

const FOUND = [PHONE, LONG_NUMBER, LINK, HANDLE, NAME_ELSEWHERE, DOT_COM, SPELLED_OUT];

const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Whether a sentence names a phone number, a link, or an address to write or to pay to. */
export function hasContactData(text: string): boolean {
  const plain = latinDigits(text.normalize('NFKC').replaceAll(/[\ufe0f\u20e3]/g, ''))
    .replace(TOLL_FREE, '')
    .replace(COUNTING, '');
  return FOUND.some((pattern) => pattern.test(plain));
}
