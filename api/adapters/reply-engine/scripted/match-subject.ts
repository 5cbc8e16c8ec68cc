import type { RepliesContent } from '#contract/schemas/content.ts';
import { toPhrase, toWords } from './words.ts';

/** The files of `content/replies` by name, without the ending. */
export type Replies = ReadonlyMap<string, RepliesContent>;

/** Subjects the engine asks for by name; each needs its file. */
export const NAMED_SUBJECTS = [
  'welcome',
  'fallback',
  'short-ack',
  'short-answer',
  'said-yes',
  'said-no',
] as const;

/** Up to this many words are a short answer to her question. */
const SHORT_ANSWER_WORDS = 3;

/** Ends in a question, whatever emoji or closing words follow the mark. */
const ASKS = /\?[^.!?।]*$/;

/** Finds the subject of a message: `matchSubject(replies)` once, then the result for each message. */
export const matchSubject = (replies: Replies): ((text: string) => string | undefined) => {
  const phrases = [...replies].flatMap(([subject, { match, priority }]) =>
    match.map((words) => ({ phrase: toPhrase(words), priority, subject })),
  );
  phrases.sort((a, b) => b.priority - a.priority || b.phrase.length - a.phrase.length);
  return (text) => {
    const message = toPhrase(text);
    return phrases.find(({ phrase }) => message.includes(phrase))?.subject;
  };
};

/**
 * The subject to answer with. A bare yes, no or word is taken as the answer to what she asked last.
 *
 * @param match made by `matchSubject`
 * @param text the visitor's newest message
 * @param before her own message before it, if any
 */
export const chooseSubject = (
  match: (text: string) => string | undefined,
  text: string,
  before: string | undefined,
): string => {
  const asked = before !== undefined && ASKS.test(before);
  const found = match(text);
  if (found === 'said-yes' || found === 'said-no') return asked ? found : 'short-ack';
  if (found !== undefined) return found;
  const count = toWords(text).length;
  return asked && count > 0 && count <= SHORT_ANSWER_WORDS ? 'short-answer' : 'fallback';
};
