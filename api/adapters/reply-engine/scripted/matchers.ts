import type { RepliesContent } from '#content-reader/kinds/conversation.ts';
import { toPhrase, toWords } from '../../../domain/text/words.ts';

/** One phrase of a subject, and whether a message has it. */
export interface Matcher {
  phrase: string;
  heardIn: (message: Message) => boolean;
}

/** A message in the forms that phrases are looked for in. */
export interface Message {
  whole: string;
  /** Its parts between marks, as they are and without words that change nothing. */
  parts: ReadonlySet<string>;
}

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

/** The forms of a message. */
export const messageOf = (text: string): Message => ({
  whole: toPhrase(text),
  parts: new Set(text.split(MARKS).flatMap((part) => [plain(part), bare(part)])),
});

/** What calls a subject: its phrases anywhere, beside a word of `with` where it has any, or alone. */
export const matchersOf = (content: RepliesContent): Matcher[] => {
  const beside = content.with?.map(toPhrase);
  const anywhere = content.match.map((words) => {
    const phrase = toPhrase(words);
    const heardIn = ({ whole }: Message) =>
      whole.includes(phrase) && (beside?.some((other) => whole.includes(other)) ?? true);
    return { phrase, heardIn };
  });
  const alone = (content.alone ?? []).map((words) => {
    const part = plain(words);
    return { phrase: toPhrase(words), heardIn: ({ parts }: Message) => parts.has(part) };
  });
  return [...anywhere, ...alone];
};

/** Tells whether a message asks her to stop, whatever else is in it: `hearsStop(replies)` once. */
export const hearsStop = (
  replies: ReadonlyMap<string, RepliesContent>,
): ((text: string) => boolean) => {
  const stop = replies.get('stop');
  const matchers = stop ? matchersOf(stop) : [];
  return (text) => {
    const message = messageOf(text);
    return matchers.some(({ heardIn }) => heardIn(message));
  };
};
