import { toPhrase, toWords } from '../../../../domain/text/words.ts';

/** Phrases that are heard for certain: `content/talk/sure.yaml`. */
export type SurePhrases = Record<string, { match?: string[]; alone?: string[] }>;

const MARKS = /[.!?,;:।|…\n]+/;

/** Beside a phrase that stands alone these change nothing, nor does saying it twice: "please stop, stop now". */
const PADDING = new Set(
  toWords(
    'please pls plz plzz pleas just now ok okay so very really yaar yar bhai bro dude man dear hey na naa ' +
      'baby babe jaan jaanu darling ji ' +
      'yeh ye yah sab abhi ab mujhe muje mjhe mujhko muje hai h hain aur ' +
      'प्लीज़ प्लीज कृपया अब अभी यह ये सब मुझे यार न ना है हैं और',
  ),
);

const PICTURE = /\p{Extended_Pictographic}/u;

const plain = (text: string): string => toWords(text).join(' ');

const bare = (text: string): string =>
  toWords(text)
    .filter((word) => !PADDING.has(word) && !PICTURE.test(word))
    .filter((word, index, words) => word !== words[index - 1])
    .join(' ');

/** Finds the act that a message's phrases leave no doubt of: the first listed, or undefined. */
export function createSureHearing(phrases: SurePhrases): (text: string) => string | undefined {
  const acts = Object.entries(phrases).map(([act, { match = [], alone = [] }]) => ({
    act,
    anywhere: match.map(toPhrase),
    alone: new Set(alone.map(plain)),
  }));
  return (text) => {
    const whole = toPhrase(text);
    const parts = text.split(MARKS).flatMap((part) => [plain(part), bare(part)]);
    return acts.find(
      ({ anywhere, alone }) =>
        anywhere.some((phrase) => whole.includes(phrase)) || parts.some((part) => alone.has(part)),
    )?.act;
  };
}
