import { fold } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import { likeness, type Meaning } from '../../../../domain/text/meaning.ts';

/** A text found by another. */
export interface Similar<T> {
  value: T;
  /** How alike both texts are: 1 for the same, above 0.44 for texts that mostly mean the same. */
  score: number;
}

/** Texts that are less alike than this by their meaning have nothing in common that counts. */
const UNLIKE = 0.4;
const ALIKE = 0.9;
/** Texts by how much they mean the same as another, the likest first. */
export function alikeTo(text: string, others: string[], meaning: Meaning): Similar<string>[] {
  const asked = meaning(text);
  return others
    .map((value) => ({ value, score: nearness(likeness(asked, meaning(value))) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What comes nearest of what was found, and near enough; the first of those that come as near. */
export function likest<S extends { score: number }>(
  found: (S | undefined)[],
  least: number,
): S | undefined {
  let best: S | undefined;
  for (const one of found)
    if (one && one.score >= least && (!best || one.score > best.score)) best = one;
  return best;
}

/** How much two texts mean the same, by how alike they are: 0 for nothing in common, 1 for as good as the same. */
export const nearness = (like: number): number => (like - UNLIKE) / (ALIKE - UNLIKE);

/** Words of questions, folded: they say nothing of what is asked after. */
const QUESTION_WORDS = new Set(
  fold(
    'who what where when why how which is are was were do does did your you u the a an of in on to for it its that this my me i and or have has had tell about like name mean called so but there her his she he they them with not no yes ' +
      'most best more first any advice help suggest suggestion tips tip please pls should would could can will am is sabse zyada jyada ज़्यादा pehle kya kaun kaise kaisi kab kahan kyun kitna kitni hai hain ho tha thi the tum tumhara tumhari tumhare aap aapka aapki aapke ka ki ke ko se mein main par ye wo woh batao naam matlab aur toh bhi na hi kar karta karti karte karu karun karoon karna karo do bolo lag lagta lagti laga lagi raha rahi rahe hua hui gaya gayi liye just really so very remember yaad told bataya batayi said know pata',
  ),
);

/** Words that mean the same in the languages of a chat, as it is typed. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    'birthday janamdin bday जन्मदिन budday',
    'job naukri kaam work duty',
    'wife biwi patni पत्नी बीवी',
    'husband pati पति',
    'daughter beti बेटी',
    'son beta bete बेटा',
    'mother mom mummy maa ma mumma माँ मम्मी',
    'father dad papa pita पापा पिता',
    'brother bhai bhaiya भाई',
    'sister behen behan didi बहन दीदी',
    'dog kutta kutte कुत्ता',
    'cat billi बिल्ली',
    'friend dost दोस्त',
    'exam paper pariksha इम्तिहान परीक्षा',
    'hospital aspatal अस्पताल',
    'city shehar sheher शहर',
    'village gaon गाँव',
    'shop dukaan dukan दुकान',
    'house home ghar घर',
    'song gaana gana गाना',
    'book kitaab kitab किताब',
    'food khana khane khaana खाना खाने',
    'hills mountains pahad pahaad mountain पहाड़ पहाड़ों',
    'sea beach samundar samandar समंदर समुद्र',
    'tea chai चाय',
    'coffee कॉफ़ी कॉफी',
    'money paisa paise पैसा पैसे',
    'marriage shaadi shadi wedding शादी',
  ].flatMap((line) => {
    const keys = fold(line);
    return keys.map((key): [string, string] => [key, keys[0] ?? key]);
  }),
);

const meaning = (key: string) => SAME.get(key) ?? key;

/** The telling words of a text: those that are no words of questions, the same word for the same thing. */
const tellingIn = (text: string): string[] => tellingKeys(fold(text));

/** The same, kept for the sentences of a message: way after way of answering looks at their words. */
export const tellingWords: (text: string) => readonly string[] = keptLately(512, tellingIn);

/** The same of words that are folded already. */
export const tellingKeys = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => (QUESTION_WORDS.has(key) ? [] : meaning(key)))),
];

/** How telling some words are together. */
export const weightOf = (keys: readonly string[], rarity: (key: string) => number): number =>
  keys.reduce((sum, key) => sum + rarity(key), 0);

interface Coverage {
  telling: number;
  covered: number;
}

/** How many telling words a text has, and how many of them stand in what was written for it. */
export function coverage(text: string, written: string[]): Coverage {
  const known = wordsOf(written);
  return coverageBy(text, (key) => known.has(key));
}

/** The telling words of some texts. */
export const wordsOf = (written: string[]): ReadonlySet<string> =>
  new Set(written.flatMap(tellingIn));

/** The same, by the telling words of what was written. */
export function coverageBy(text: string, isKnown: (key: string) => boolean): Coverage {
  const telling = tellingWords(text);
  return { telling: telling.length, covered: telling.filter(isKnown).length };
}

/** Where each telling word stands: the places of the texts that have it. */
export function holdersOf(texts: readonly string[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const key of tellingIn(text)) {
      const list = holders.get(key);
      if (list) list.push(at);
      else holders.set(key, [at]);
    }
  });
  // Lists that grew hold room for more.
  for (const [key, list] of holders) holders.set(key, list.slice());
  return holders;
}

const MOST_RANKED = 5;

/**
 * Finds texts by the telling words they share with another: the best first, each with how rare what they share is.
 * @param least what is shared must be rarer than this
 * @returns at most five; none where nothing telling is shared
 */
export function rankerOf<T>(
  texts: { text: string; value: T }[],
  least = 4.4,
): (text: string) => Similar<T>[] {
  const holders = holdersOf(texts.map(({ text }) => text));
  const values = texts.map(({ value }) => value);
  return (text) => {
    const sums = new Map<number, number>();
    for (const key of tellingWords(text)) {
      const list = holders.get(key) ?? [];
      const rarity = Math.log((values.length + 1) / list.length);
      for (const at of list) sums.set(at, (sums.get(at) ?? 0) + rarity);
    }
    return [...sums]
      .filter(([, score]) => score > least)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_RANKED)
      .flatMap(([at, score]) => {
        const value = values[at];
        return value === undefined ? [] : [{ value, score }];
      });
  };
}

/** A text that shares telling words with another. */
interface Sharing<T> {
  value: T;
  /** How much of what is rare in the other it has: 1 for all of it. */
  share: number;
  /** How many telling words they share. */
  shared: number;
  /** How many texts have the rarest of these words. */
  holders: number;
}

/** Finds the text that has most of what is rare in another. */
export function sharerOf<T>(
  texts: { text: string; value: T }[],
): (text: string) => Sharing<T> | undefined {
  const holders = holdersOf(texts.map(({ text }) => text));
  const values = texts.map(({ value }) => value);
  const rarityOf = (list: number[] | undefined) =>
    Math.log((values.length + 1) / (list?.length ?? 1));
  return (text) => {
    const keys = tellingWords(text);
    const whole = keys.reduce((sum, key) => sum + rarityOf(holders.get(key)), 0);
    const found = new Map<number, { sum: number; shared: number; holders: number }>();
    for (const key of keys) {
      const list = holders.get(key) ?? [];
      for (const at of list) {
        const {
          sum,
          shared,
          holders: least,
        } = found.get(at) ?? {
          sum: 0,
          shared: 0,
          holders: Number.POSITIVE_INFINITY,
        };
        found.set(at, {
          sum: sum + rarityOf(list),
          shared: shared + 1,
          holders: Math.min(least, list.length),
        });
      }
    }
    const [best] = [...found].toSorted(([, a], [, b]) => b.sum - a.sum);
    const value = best && values[best[0]];
    return best && value !== undefined && whole > 0
      ? {
          value,
          share: best[1].sum / whole,
          shared: best[1].shared,
          holders: best[1].holders,
        }
      : undefined;
  };
}
