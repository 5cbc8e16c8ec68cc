import { plainText } from '../../text/fold.ts';

/** Ten digits as Indian numbers have, with or without country code, however they are grouped. */
const PHONE = /(?<!\d)(?:\+?91[\s()-]{0,3})?[6-9](?:[\s.,/_()-]{0,3}\d){9}(?!\d)/;

/** Lines that help and cost nothing begin so; short ones such as 14416 are no phone number here. */
const TOLL_FREE = /(?<!\d)1800(?:[\s-]?\d){6,7}(?!\d)/g;

/** Any other number that is long enough to be somebody's. */
const LONG_NUMBER = /(?<!\d)\d(?:[\s-]?\d){8,15}(?!\d)/;

const ENDINGS =
  'com|in|net|org|io|app|xyz|link|ly|gg|tv|site|online|shop|club|live|co|info|biz|store|page|dev|me|ru|top|vip|chat|love|cc';

const LINKS = [
  // Of three letters that are the same, two are left.
  /https?:|\bww\.|\b(?:t|wa)\.me\b/i,
  new RegExp(`(?<![\\w.-])[a-z0-9-]{2,40}\\.(?:${ENDINGS})\\b(?!['’]|\\p{L})`, 'iu'),
  // Whatever it ends with, a path behind it makes it an address.
  /(?<![\w.-])[a-z0-9-]{2,40}\.[a-z]{2,10}\/\w/i,
  /\]\s?\([^)\s]/,
];

/** An email or UPI address, or a name at another service. */
const HANDLES = [
  /[\w.-]{2,40}@[a-z][\w-]/i,
  /(?<![\w@])@[a-z_][\w.]{2}/i,
  /\b(?:insta|instagram|ig|snap|snapchat|telegram|discord|skype|signal|facebook|fb)\b(?: (?:id|handle|name))?(?: is|:| as|,)? @?[a-z_.]{1,30}[\d_]/i,
  /\w#\d{3,5}\b/,
  /\b[a-z]+ underscore [a-z]+/i,
];

const DOT = String.raw`[[(]?\s?\bdot\b\s?[\])]?`;
const AT = String.raw`[[(]\s?at\s?[\])]`;
const SPELT_ADDRESS = new RegExp(
  `[a-z0-9]\\s?${DOT}\\s?(?:com|in|me|co|net|org|io|app)\\b|[a-z0-9]\\s?${AT}\\s?[a-z]|\\b(?:at|@) (?:gmail|yahoo|outlook|hotmail|rediffmail|proton)`,
  'i',
);

const FOUND = [PHONE, LONG_NUMBER, ...LINKS, ...HANDLES, SPELT_ADDRESS];

/** Digits as words; how they sound would not do, as "nau" is nearly "no". */
const DIGITS = new Map<string, string>(
  [
    'zero shunya shoonya sifar शून्य ज़ीरो',
    'one ek एक वन',
    'two do दो टू',
    'three teen तीन थ्री',
    'four char chaar चार फोर',
    'five paanch panch पाँच पांच फाइव',
    'six chhe chhah chhai che cheh छह छः छे छ सिक्स',
    'seven saat सात सेवन',
    'eight aath आठ एट',
    'nine nau नौ नाइन',
  ].flatMap((words, digit) =>
    words.split(' ').map((word): [string, string] => [plainText(word), String(digit)]),
  ),
);

/** How often the digit behind it is meant. */
const TIMES = new Map([
  ['double', 2],
  ['dabal', 2],
  ['triple', 3],
]);

/** As many digits in a row are somebody's number. */
const ENOUGH = 7;

/** Whether a sentence names a phone number, a link, or an address to write or to pay to. Linear in its length. */
export function hasContactData(text: string): boolean {
  const plain = plainText(text.replaceAll(/[\ufe0f\u20e3]/g, ''))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|[−·•]/gu, '-')
    .replace(TOLL_FREE, '');
  return FOUND.some((pattern) => pattern.test(plain)) || isSpelt(plain);
}

/** Seven digits or more in a row, some of them as words; counting from one on is nobody's number. */
function isSpelt(plain: string): boolean {
  let run = '';
  let words = 0;
  let times = 1;
  const isNumber = () => words > 1 && run.length >= ENOUGH && !'0123456789'.includes(run);
  for (const [word] of plain.matchAll(/[\p{L}\p{M}]+|\d+|[.!?;।]/gu)) {
    const digit = /^\d+$/.test(word) ? word : DIGITS.get(word);
    if (digit !== undefined) {
      if (!/\d/.test(word)) words++;
      run += digit.repeat(times);
      times = 1;
    } else if (TIMES.has(word)) times = TIMES.get(word) ?? 1;
    else if (/\p{L}/u.test(word)) {
      if (isNumber()) return true;
      run = '';
      words = 0;
      times = 1;
    }
  }
  return isNumber();
}
