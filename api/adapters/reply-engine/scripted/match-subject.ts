import type { RepliesContent } from '#content-reader/kinds/conversation.ts';
import { toWords } from '../../../domain/text/words.ts';
import { hearsStop, matchersOf, messageOf } from './matchers.ts';

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
  'listening',
  'stop',
  'after-stop',
  'photo-shared',
] as const;

/** Heavy subjects: what follows them is answered by `listening` unless it is a subject of weight. */
const HEAVY_SUBJECTS = ['sad', 'lonely', 'stress', 'heartbreak', 'sick', 'family-sick'];

/** For how many of the visitor's messages a heavy subject is remembered. */
const HEAVY_FOR = 2;

/** Subjects below this priority give way to `listening`. */
const WEIGHT = 40;

/** For how many of the visitor's messages small words are answered plainly after a stop. */
const STOPPED_FOR = 3;

/** Subjects below this priority give way to `after-stop`; what he asks or tells of himself does not. */
const SMALL = 35;

/** Subjects below this priority (hi, haha, ok, yes) are meant only when the message is brief. */
const BRIEF_PRIORITY = 25;
const BRIEF_WORDS = 6;

/** Up to this many words are a short answer to her question. */
const SHORT_ANSWER_WORDS = 3;

/** Ends in a question, whatever emoji or closing words follow the mark. */
const ASKS = /\?[^.!?।]*$/;

/** Finds the subject of a message: `matchSubject(replies)` once, then the result for each message. */
export const matchSubject = (replies: Replies): ((text: string) => string | undefined) => {
  const matchers = [...replies].flatMap(([subject, content]) =>
    matchersOf(content).map((matcher) => ({ ...matcher, subject, priority: content.priority })),
  );
  matchers.sort((a, b) => b.priority - a.priority || b.phrase.length - a.phrase.length);
  return (text) => {
    const message = messageOf(text);
    return matchers.find(({ heardIn }) => heardIn(message))?.subject;
  };
};

/** The subject of one message by itself, with a bare yes, no or word taken as an answer. */
const plainSubject = (
  replies: Replies,
  found: string | undefined,
  text: string,
  asked: boolean,
): string => {
  const words = toWords(text).length;
  const priority = found === undefined ? 0 : (replies.get(found)?.priority ?? 0);
  if (found !== undefined && (priority >= BRIEF_PRIORITY || words <= BRIEF_WORDS)) {
    const yesOrNo = found === 'said-yes' || found === 'said-no';
    return yesOrNo && !asked ? 'short-ack' : found;
  }
  const answers = asked && !text.includes('?');
  return answers && words > 0 && words <= SHORT_ANSWER_WORDS ? 'short-answer' : 'fallback';
};

/**
 * Chooses the subject to answer with: `subjectChooser(replies)` once, then the result for each turn,
 * with the visitor's messages (oldest first, the one to answer last) and her own newest, if any.
 * `isDanger` tells the messages that were answered with a card; what follows them is heavy too.
 */
export const subjectChooser = (
  replies: Replies,
  isDanger: (text: string) => boolean,
): ((said: readonly string[], before: string | undefined) => string) => {
  const match = matchSubject(replies);
  const asksToStop = hearsStop(replies);
  const isHeavy = (text: string) => isDanger(text) || HEAVY_SUBJECTS.includes(match(text) ?? '');
  return (said, before) => {
    const text = said.at(-1) ?? '';
    const asked = before !== undefined && ASKS.test(before);
    const subject = plainSubject(replies, match(text), text, asked);
    const priority = replies.get(subject)?.priority ?? 0;
    const lately = said.slice(-1 - STOPPED_FOR, -1);
    const stop = lately.findLastIndex(asksToStop);
    const mayFollow = stop !== -1 && priority < SMALL;
    if (mayFollow && !lately.slice(stop + 1).some(isHeavy)) return 'after-stop';
    const heavy = said.slice(-1 - HEAVY_FOR, -1).some(isHeavy);
    return heavy && priority < WEIGHT ? 'listening' : subject;
  };
};
