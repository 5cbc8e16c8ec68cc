import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { createFinders } from '../../../api/adapters/reply-engine/scripted/talk/finders.ts';
import { loadBank } from '../../../api/adapters/reply-engine/scripted/talk/load-bank.ts';
import { loadHearing } from '../../../api/adapters/reply-engine/scripted/talk/load-hearing.ts';
import { withoutName } from '../../../api/adapters/reply-engine/scripted/talk/plainly.ts';
import {
  isJudged,
  lookAt,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/choice.ts';
import { lookAtChosen } from '../../../api/adapters/reply-engine/scripted/talk/ranking/chosen.ts';
import { look } from '../../../api/adapters/reply-engine/scripted/talk/ranking/features.ts';
import {
  type Before,
  createRanking,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/rank.ts';
import type { Forest } from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';
import { createUnderstanding } from '../../../api/adapters/reply-engine/scripted/talk/understand.ts';

const LABELLED = join(import.meta.dirname, '../../talk/labelled');

const VERDICTS = ['right', 'fair', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One message of a conversation: what she had said before it, and ids of what she had told last. */
const message = {
  chat: z.string(),
  companion: z.string(),
  her: z.string(),
  said: z.string(),
  last: z.array(z.string()),
};

/** The written answers that readers found right, fair and wrong for a message: `answers.jsonl`. */
const answersLesson = z.strictObject({
  ...message,
  right: z.array(z.string()),
  fair: z.array(z.string()),
  wrong: z.array(z.string()),
});

/** What the rules chose to say to a message, and what a reader said of that: `replies.jsonl`. */
const replyLesson = z.strictObject({
  ...message,
  reply: z.string(),
  why: z.string(),
  verdict: z.enum(VERDICTS),
});
type ReplyLesson = z.infer<typeof replyLesson>;

/** Several replies to one message, the first of them chosen by the rules: `choices.jsonl`. */
const choiceLesson = z.strictObject({
  ...message,
  replies: z
    .array(z.strictObject({ why: z.string(), text: z.string(), verdict: z.enum(VERDICTS) }))
    .min(2),
});

/** Something beside a message, in numbers, and what a reader said of it. */
export interface Seen {
  chat: string;
  said: string;
  /** Of a written answer. */
  id?: string;
  row: Record<string, number>;
  verdict: Verdict;
}

/** What could be said to one message, in numbers, the choice of the rules first. */
export interface Choice {
  chat: string;
  replies: { why: string; row: Record<string, number>; verdict: Verdict }[];
}

function readLines<T>(name: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(join(LABELLED, name), 'utf8').trim().split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

type Message = Pick<ReplyLesson, 'companion' | 'said' | 'her' | 'last'>;

/** Makes the functions that read what readers judged, as the engine sees it. */
export async function createLessons(content: string) {
  const [bank, hearing] = await Promise.all([loadBank(content), loadHearing(content)]);
  const needs = parse(readFileSync(join(content, 'talk/needs.yaml'), 'utf8'));
  const understand = createUnderstanding(hearing, needs);
  const findersOf = createFinders(bank, hearing.meaning);
  const { meaning } = hearing;
  const before = ({ companion, said, her, last }: Message): Before => {
    const voice = bank.voices.get(companion);
    if (!voice) throw new Error(`${companion} is no companion`);
    const heard = understand(withoutName(said, companion));
    return { heard, her, last, find: findersOf(voice), voice };
  };

  /** Every judged answer that is still written. */
  const readAnswers = (): Seen[] =>
    readLines('answers.jsonl', answersLesson).flatMap((lesson) => {
      const asking = before(lesson);
      const judged = VERDICTS.flatMap((verdict) =>
        lesson[verdict].flatMap((id) => {
          const written = asking.find.written(id);
          return written ? [{ written, verdict }] : [];
        }),
      );
      const answers = judged.map(({ written }) => written);
      return look({ ...asking, meaning }, answers).map(({ row, written }, at) => ({
        chat: lesson.chat,
        said: lesson.said,
        id: written.id,
        row,
        verdict: judged[at]?.verdict ?? 'wrong',
      }));
    });

  /**
   * Every judged reply of the rules.
   * @param forestFor what written answers are weighed with: it is not to have learnt from the same chat
   */
  const readReplies = (forestFor: (chat: string) => Forest): Seen[] =>
    readLines('replies.jsonl', replyLesson).map((lesson) => {
      const asking = before(lesson);
      const ranked = createRanking(forestFor(lesson.chat), meaning)(asking);
      const chosen = { text: lesson.reply, why: lesson.why };
      return {
        chat: lesson.chat,
        said: lesson.said,
        row: lookAtChosen({ ...asking, ranked, meaning }, chosen),
        verdict: lesson.verdict,
      };
    });

  /**
   * Every judged reply of those that could be given to one message, in the order of the file.
   * @param file of `LABELLED`: what is learnt from, or what only measures
   */
  const readChoices = (
    written: Forest,
    file: 'choices.jsonl' | 'later-choices.jsonl' = 'choices.jsonl',
  ): Choice[] =>
    readLines(file, choiceLesson)
      .filter(({ replies: [first] }) => first && isJudged(first))
      .map((lesson) => {
        const asking = before(lesson);
        const ranked = createRanking(written, meaning)(asking);
        const rows = lookAt({ ...asking, ranked, meaning }, lesson.replies);
        return {
          chat: lesson.chat,
          replies: lesson.replies.map(({ why, verdict }, at) => ({
            why,
            verdict,
            row: rows[at] ?? {},
          })),
        };
      });

  return { readAnswers, readReplies, readChoices };
}
