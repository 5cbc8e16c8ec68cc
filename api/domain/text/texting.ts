import { detectLanguage } from './detect-language.ts';

/** Hindi words as they are shortened in messages, below the way they are usually written in Latin letters. */
const HINGLISH: Record<string, string> = {
  nahi: 'nhi nhin nahin nhe',
  hai: 'h hy hei',
  kar: 'kr',
  karta: 'krta',
  karti: 'krti',
  karte: 'krte',
  karna: 'krna',
  karni: 'krni',
  karne: 'krne',
  karo: 'kro',
  karu: 'kru krun',
  karunga: 'krunga',
  karungi: 'krungi',
  karke: 'krke',
  'kar lo': 'krlo karlo',
  'kar do': 'krdo kardo',
  'kar di': 'krdi kardi',
  'kar diya': 'krdiya kardiya',
  raha: 'rha',
  rahi: 'rhi',
  rahe: 'rhe',
  rehta: 'rhta',
  rehti: 'rhti',
  rehte: 'rhte',
  mujhe: 'mje mjhe muje mujhey',
  mujhko: 'mjhko mujko',
  mujhse: 'mjhse mujse',
  main: 'mai m',
  tum: 'tm',
  tumhe: 'tmhe tumhein tumhen tmhein tume',
  tumhara: 'tmhara tumara',
  tumhari: 'tmhari tumari',
  tumhare: 'tmhare tumare',
  tumne: 'tmne',
  aap: 'ap aapp',
  aapko: 'apko',
  aapka: 'apka',
  aapki: 'apki',
  aapke: 'apke',
  aapse: 'apse',
  aapne: 'aapney',
  hume: 'hme hmein',
  hamara: 'hmara',
  hamari: 'hmari',
  kya: 'ky kyaa kyaaa',
  kaise: 'kese kse kaisey',
  kaisa: 'kesa',
  kaisi: 'kesi',
  bahut: 'bht bhot bohot bahot bohat bohut',
  pata: 'pta',
  batao: 'btao',
  bata: 'bta',
  batana: 'btana',
  bataya: 'btaya',
  bataiye: 'btaiye bataye',
  sab: 'sb',
  kab: 'kb',
  jab: 'jb',
  bas: 'bs',
  kuch: 'kch kuchh kuchch',
  abhi: 'abhii',
  kabhi: 'kbhi kabi',
  pehle: 'phle pahle pehley',
  lagta: 'lgta',
  lagti: 'lgti',
  lagte: 'lgte',
  laga: 'lga',
  lagi: 'lgi',
  samajh: 'smjh smj',
  samjha: 'smjha',
  samjhi: 'smjhi',
  chalo: 'chlo',
  chahiye: 'chahie chaiye chahye chaahiye',
  ghar: 'ghr',
  gaya: 'gya',
  gayi: 'gyi',
  gaye: 'gye',
  aayi: 'ayi',
  aata: 'ata',
  aati: 'ati',
  'ho gaya': 'hogya hogaya',
  'ho gayi': 'hogyi hogayi',
  par: 'pr',
  wala: 'vala',
  wali: 'vali',
  wale: 'vale',
};

/** English words as they are shortened in messages, or written without their apostrophe. */
const ENGLISH: Record<string, string> = {
  you: 'u',
  your: 'ur',
  are: 'r',
  and: 'n',
  what: 'wat wht',
  how: 'hw',
  why: 'wy',
  was: 'ws',
  have: 'hv',
  with: 'wid',
  that: 'dat',
  this: 'dis',
  from: 'frm',
  about: 'abt',
  because: 'bcoz bcz becoz',
  please: 'plz pls plss',
  thanks: 'thx thnx thanx tnx',
  tomorrow: 'tmrw tmr tomoro',
  night: 'nyt nite',
  good: 'gud',
  "what's": 'whats wats',
  "how's": 'hows',
  "who's": 'whos',
  "where's": 'wheres',
  "that's": 'thats',
  "there's": 'theres',
  "i'm": 'im',
  "i've": 'ive',
  "you're": 'youre',
  "they're": 'theyre',
  "he's": 'hes',
  "she's": 'shes',
  "don't": 'dont dnt',
  "doesn't": 'doesnt',
  "didn't": 'didnt',
  "can't": 'cant',
  "won't": 'wont',
  "isn't": 'isnt',
  "aren't": 'arent',
  "wasn't": 'wasnt',
  "haven't": 'havent',
  "hasn't": 'hasnt',
  "couldn't": 'couldnt',
  "wouldn't": 'wouldnt',
  "shouldn't": 'shouldnt',
};

/** Hindi words that lose their last sign in typing. */
const HINDI: Record<string, string> = {
  नहीं: 'नही',
  में: 'मे',
  मैं: 'मै',
  हूँ: 'हू हुं',
  करूँ: 'करू',
  कहूँ: 'कहू',
  जाऊँ: 'जाऊ',
  बताऊँ: 'बताऊ',
  क्यों: 'क्यो',
  तुम्हें: 'तुम्हे',
  उन्हें: 'उन्हे',
  इन्हें: 'इन्हे',
};

const turned = (words: Record<string, string>) =>
  new Map(
    Object.entries(words).flatMap(([full, shorts]) =>
      shorts.split(' ').map((short) => [short, full] as const),
    ),
  );
const FULL = { english: turned(ENGLISH), hinglish: turned(HINGLISH), hindi: turned(HINDI) };

/** Letters of their own; not a number's unit ("5 m"), nor behind an apostrophe ("i'm"). */
const WORD =
  /(?<![\p{L}\p{M}\p{N}'’._@-])(?<!\p{N}\s)(?:[a-z]+|\p{Script=Devanagari}+)(?![\p{L}\p{M}\p{N}'’_@-]|\.\p{L})/giu;

/** "H r u" is known as the greeting it is. */
const GREETING = /\bh+ r u\b/iu;

/**
 * A message with the words that are shortened in texting as they are usually written: "mje nhi pta" is
 * "mujhe nahi pata", "wat r u doing" "what are you doing", "नही" "नहीं". For rules that look for words; what is learnt
 * from compares by `spellings.ts`, which makes one of words that rules have to tell apart ("tera" and "tumhari").
 */
export function spelledOut(text: string): string {
  const language = detectLanguage(text);
  if (!language || GREETING.test(text)) return text;
  return text.replace(WORD, (word) => {
    const full = FULL[language].get(word.toLowerCase());
    // "R Sharma" and "PTA" are names.
    if (!full || /^[A-Z]+$/.test(word)) return word;
    return word === word.toLowerCase() ? full : full.charAt(0).toUpperCase() + full.slice(1);
  });
}
