import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { createFinders } from '../../../api/adapters/reply-engine/scripted/talk/finders.ts';
import { loadBank } from '../../../api/adapters/reply-engine/scripted/talk/load-bank.ts';
import { loadHearing } from '../../../api/adapters/reply-engine/scripted/talk/load-hearing.ts';
import { look } from '../../../api/adapters/reply-engine/scripted/talk/ranking/features.ts';
import { createUnderstanding } from '../../../api/adapters/reply-engine/scripted/talk/understand.ts';

const LABELLED = join(import.meta.dirname, '../../talk/labelled/answers.jsonl');

/** One message of a labelled conversation, with the written answers that readers found right, fair and wrong for it. */
const lesson = z.strictObject({
  chat: z.string(),
  companion: z.string(),
  her: z.string(),
  said: z.string(),
  last: z.array(z.string()),
  right: z.array(z.string()),
  fair: z.array(z.string()),
  wrong: z.array(z.string()),
});

/** A written answer beside a message, in numbers, and what a reader said of it. */
export interface Seen {
  chat: string;
  /** The place of the message among all of them. */
  message: number;
  row: Record<string, number>;
  verdict: 'right' | 'fair' | 'wrong';
}

/** Every labelled answer that is still written, as the engine sees it. */
export async function readAnswers(content: string): Promise<Seen[]> {
  const [bank, hearing] = await Promise.all([loadBank(content), loadHearing(content)]);
  const needs = parse(readFileSync(join(content, 'talk/needs.yaml'), 'utf8'));
  const understand = createUnderstanding(hearing, needs);
  const findersOf = createFinders(bank, hearing.meaning);
  const lessons = readFileSync(LABELLED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => lesson.parse(JSON.parse(line)));
  return lessons.flatMap(({ chat, companion, her, said, last, ...answers }, message) => {
    const voice = bank.voices.get(companion);
    if (!voice) throw new Error(`${companion} is no companion`);
    const find = findersOf(voice);
    const verdicts = (['right', 'fair', 'wrong'] as const).flatMap((verdict) =>
      answers[verdict].flatMap((id) => {
        const written = find.written(id);
        return written ? [{ written, verdict }] : [];
      }),
    );
    const asking = {
      heard: understand(said),
      her,
      last,
      find,
      meaning: hearing.meaning,
    };
    return look(
      asking,
      verdicts.map(({ written }) => written),
    ).map(({ row }, at) => ({
      chat,
      message,
      row,
      verdict: verdicts[at]?.verdict ?? 'wrong',
    }));
  });
}
