/** Ten digits as Indian numbers have, with or without country code, however they are grouped. */
const PHONE = /(?<!\d)(?:\+?91[\s-]*)?[6-9](?:[\s.-]?\d){9}(?!\d)/;

/** Lines that help and cost nothing begin so; short ones such as 14416 are no phone number here. */
const TOLL_FREE = /(?<!\d)1800(?:[\s-]?\d){6,7}(?!\d)/g;

/** Any other number that is long enough to be somebody's. */
const LONG_NUMBER = /(?<!\d)\d(?:[\s-]?\d){8,}(?!\d)/;

const LINK =
  /https?:\/\/|\bwww\.|\b(?:t|wa)\.me\/|\b[a-z0-9-]{2,}\.(?:com|in|net|org|io|app|xyz|link|ly|gg|tv|site|online|shop|club|live)\b(?!\p{L})/iu;

/** An email or UPI address, or a name at another service. */
const HANDLE = /[\w.-]{2,}@[a-z][\w-]+|(?<![\w@])@[a-z_][\w.]{2,}/i;

const DIGITS = 'zero one two three four five six seven eight nine double triple'.split(' ');
const SPELLED_OUT = new RegExp(`(?:\\b(?:${DIGITS.join('|')})\\b[\\s,-]*){7,}`, 'i');

const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Whether a sentence names a phone number, a link, or an address to write or to pay to. */
export function hasContactData(text: string): boolean {
  const plain = latinDigits(text.normalize('NFKC')).replace(TOLL_FREE, '');
  return [PHONE, LONG_NUMBER, LINK, HANDLE, SPELLED_OUT].some((pattern) => pattern.test(plain));
}
