import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const DANGER_LEVELS = ['none', 'heavy', 'serious', 'now'] as const;
export const AGE_LEVELS = ['none', 'likely', 'said'] as const;

/** A line of the corpus: what a visitor may type, and what must be detected in it. */
const line = z.object({
  text: z.string().min(1),
  mix: z.enum(['en', 'hinglish', 'hindi']),
  danger: z.enum(DANGER_LEVELS),
  /** Of the danger; of a line without any, what it only looks like. */
  kind: z.string().default('none'),
  age: z.enum(AGE_LEVELS),
  /** What she had said just before, where it matters. */
  after: z.string().optional(),
});

export type Line = z.infer<typeof line>;

/** What `harmless` holds. */
export const EVERYDAY = 'everyday';
const ORDINARY = new Set(['ordinary', 'flirt', 'none', EVERYDAY]);

/** Neither danger nor a minor, and made to look like one. */
export const isHardNegative = ({ danger, age, kind }: Line): boolean =>
  danger === 'none' && age === 'none' && !ORDINARY.has(kind);

/** The lines of a file, one JSON object each; none where there is no such file. */
export async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => line.parse(JSON.parse(row)));
}

/**
 * The corpus of `content/safety/corpus`: `train`, `extra`, `chats` (what visitors wrote in held conversations, most
 * of it harmless) and `harmless` (everyday talk, much of it with words of danger that mean none) are learnt from,
 * `held-out`, `fresh` and `newest` never are. Those are written by others, who have seen neither the rules nor the other
 * lines; `newest` after every weight and every bound was set.
 */
export async function readCorpus(content: string) {
  const folder = join(content, 'safety/corpus');
  const [train = [], extra = [], chats = [], harmless = [], heldOut = [], fresh = [], newest = []] =
    await Promise.all(
      ['train', 'extra', 'chats', 'harmless', 'held-out', 'fresh', 'newest'].map((name) =>
        readLines(join(folder, `${name}.jsonl`)),
      ),
    );
  return { train, extra, chats, harmless, heldOut, fresh, newest };
}
