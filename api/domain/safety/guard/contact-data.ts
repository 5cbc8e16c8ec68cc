import { plainText } from '../../text/fold.ts';

/**
 * Ten digits as Indian numbers have, with or without country code, with any signs between them but those of prices
 * and results. A sign of arithmetic has no space around it, or sums would be numbers.
 */
const PHONE =
  /(?<!\d)(?:\+?91[\s()-]{0,3})?[6-9](?:(?:[^\p{L}\p{N}\p{Sc}+*×÷=<>%\n]{0,3}|[+*×÷])\d){9}(?!\d)/u;

const BETWEEN = String.raw`[^\p{L}\p{N}\p{Sc}=%]{1,6}`;

/** The same in the groups in which it is said, whatever is between them. */
const GROUPED = new RegExp(
  `(?<!\\d)[6-9](?:\\d{4}${BETWEEN}\\d{5}|\\d{2}${BETWEEN}\\d{3}${BETWEEN}\\d{4}|\\d{3}(?:${BETWEEN}\\d{3}){2})(?!\\d)`,
  'u',
);

/** Hours and minutes, of which several stand in a row. */
const TIME = /(?<![\d:.])[0-2]?\d[:.][0-5]\d(?![\d:]|\.\d)/g;

/** Lines that help and cost nothing begin so; short ones such as 14416 are no phone number here. */
const TOLL_FREE = /(?<!\d)1800(?:[\s-]?\d){6,7}(?!\d)/g;

/** Any other number that is long enough to be somebody's. */
const LONG_NUMBER = /(?<!\d)\d(?:[\s-]?\d){8,15}(?!\d)/;

const ENDINGS =
  'com|in|net|org|io|app|xyz|link|ly|gg|tv|site|online|shop|club|live|co|info|biz|store|page|dev|me|ru|top|vip|chat|love|cc';

/** Of those, what is no word that a sentence may go on with after a dot and a space. */
const PLAIN_ENDINGS = 'com|net|org|io|xyz|ly|gg|tv|co|biz|dev|ru';

const LINKS = [
  /(?<![\w'’-])(?:t|wa)\s?\.\s?me\b/i,
  new RegExp(`(?<![\\w.-])[a-z0-9-]{2,40}\\s\\.\\s?(?:${PLAIN_ENDINGS})\\b(?!['’]|\\p{L})`, 'iu'),
  new RegExp(`(?<![\\w.-])[a-z0-9-]{2,40}(?:\\s\\.\\s?|\\.)(?:${ENDINGS})\\s?/\\s?\\w`, 'iu'),
  // The name of a page between tags.
  /\b(?:href|src)\s?=|<\s?(?:a|img|iframe|script|form)\b/i,
  // Of three letters that are the same, two are left.
  /https?:|\bhxxps?\b|\bww\s?\./i,
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

const DOT = String.raw`[[({]?\s?\bdot\b\s?[\])}]?`;
const AT = String.raw`[[({]\s?at\s?[\])}]`;
const SPELT_ADDRESS = new RegExp(
  `[a-z0-9]\\s?${DOT}\\s?(?:com|in|me|co|net|org|io|app)\\b|[a-z0-9]\\s?${AT}\\s?[a-z]|\\b(?:at|@) the rate (?:of )?(?:gmail|yahoo|outlook|hotmail|[a-z]+ (?:dot|com))|(?:^|[\\s@])(?:at|@|ऐट|एट) ?(?:gmail|yahoo|outlook|hotmail|rediffmail|proton|जीमेल|याहू)|(?:डॉट|डाट) (?:कॉम|काम|इन|मी)(?!\\p{M})|एट द रेट`,
  'iu',
);

const FOUND = [PHONE, GROUPED, LONG_NUMBER, ...LINKS, ...HANDLES, SPELT_ADDRESS];

/** Where somebody has a name with digits or an underscore in it. */
const SERVICES = new Set(
  (
    'insta instagram ig snap snapchat telegram tg discord skype facebook fb messenger whatsapp twitter imo ' +
    'इंस्टा इंस्टाग्राम स्नैपचैट टेलीग्राम फेसबुक फ़ेसबुक व्हाट्सऐप व्हाट्सएप'
  )
    .split(' ')
    .map(plainText),
);

const NAME_THERE = /^[a-z][a-z.]{1,30}[\d_][\w.]{0,30}$/;

/** How many words a name may stand from where it is one. */
const NEAR = 4;

/** Whether a name as services have them stands near one of them: "kavya27 on insta". */
function hasNameElsewhere(plain: string): boolean {
  const words = plain.match(/[\p{L}\p{M}\d_]+(?:\.[\p{L}\p{M}\d_]+)*/gu) ?? [];
  let service = -Infinity;
  let name = -Infinity;
  return words.some((word, at) => {
    if (SERVICES.has(word)) service = at;
    else if (NAME_THERE.test(word)) name = at;
    return Math.abs(service - name) <= NEAR;
  });
}

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
    .replace(TOLL_FREE, '')
    .replace(TIME, '.');
  return FOUND.some((pattern) => pattern.test(plain)) || hasNameElsewhere(plain) || isSpelt(plain);
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
