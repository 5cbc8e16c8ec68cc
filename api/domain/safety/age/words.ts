import { toWords } from '../../text/words.ts';
import { NUMBERS, ORDINALS } from './numbers.ts';

/** Synonyms in a sentence about age, listed under their canonical word. */
const SAME: Record<string, string> = {
  im: 'im iam imma',
  main: 'main mai mein me mei men मैं मै में मे',
  hum: 'hum ham हम',
  my: 'my meri mera mere mery मेरी मेरा',
  age: 'age umar umr umra ayu aayu उम्र आयु उमर',
  is: 'is hai hain h he है हैं',
  hu: 'hu hun hoon hoo hoom hn हूं हूँ हुं हू हु',
  yr: 'y yr yrs year years saal sal saala salo varsh साल वर्ष',
  ka: 'ka ki ke kaa kii kee का की के',
  nahi: 'nahi nahin nai nhi nahee नहीं नही',
  hua: 'hua hui huwa huyi hue हुआ हुई हुए',
  chota: 'chota choti chhota chhoti chote chhote छोटा छोटी neeche niche नीचे',
  kam: 'kam kum कम',
  abhi: 'abhi abi अभी',
  se: 'se sey से',
  minor: 'minor nabalig naabalig nabaalig underage underaged नाबालिग',
  padhta: 'padhta padhti padta padti parhta parhti pdhta pdhti पढ़ता पढ़ती',
  class: 'class kaksha क्लास कक्षा',
  girl: 'girl ladki लड़की',
  boy: 'boy ladka लड़का',
  bacha: 'bacha bachcha bachi bachchi बच्चा बच्ची',
  gaya: 'gaya gayi gya gyi gai गया गई गयी',
  hone: 'hone होने',
  wala: 'wala wali vala vali वाला वाली',
  ho: 'ho हो',
};

/** Filler words in such a sentence. */
const IDLE = `only actually really now currently bas sirf toh to hi bhi literally basically honestly exactly
  yaar bhai bro bhaiya didi dear बस सिर्फ़ तो ही भी यार भाई`;

/** Each word of the lists, as `toWords` returns it, with its canonical word. */
const lexicon = (lists: Record<string, string>, standsFor = (key: string) => key) =>
  Object.entries(lists).flatMap(([key, list]) =>
    toWords(list).map((word) => [word, standsFor(key)] as const),
  );

const STANDS_FOR = new Map([
  ...lexicon(NUMBERS),
  ...lexicon(ORDINALS, (key) => `${key} th`),
  ...lexicon(SAME),
]);
const IDLE_WORDS = new Set(toWords(IDLE));

/** What every statement about being under age has one of, unless it has digits. */
const TELLING = new Set([
  ...[...lexicon(NUMBERS), ...lexicon(ORDINALS)].map(([word]) => word),
  ...toWords(`adult legal under kid child teenager ${SAME.bacha} ${SAME.minor}`),
]);

/** Whether a text may be about an age at all; most are not, and this is quickly seen. */
export const mayBeOfAge = (text: string): boolean =>
  toWords(text).some((word) => TELLING.has(word) || /\p{Nd}/u.test(word));

/** The canonical word of a synonym; a number in digits. */
export const canonical = (word: string): string => STANDS_FOR.get(word) ?? word;

/** Whether a word is a filler. */
export const isIdle = (word: string): boolean => IDLE_WORDS.has(word);
