import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { GUARDED } from '../../api/domain/safety/guard.ts';
import { LANGUAGES } from '../../api/domain/text/detect-language.ts';
import { fnv1a } from '../../api/domain/text/fnv.ts';

/** A sentence that a reply may have, and what it must be left out for. */
const labelled = z.strictObject({
  text: z.string().min(1),
  mix: z.enum(LANGUAGES),
  bad: z.enum([...GUARDED, 'none']),
});

export type Labelled = z.output<typeof labelled>;

/** Reads `content/safety/guard-corpus.jsonl`. Throws where a line is not as it should be. */
export const readGuardCorpus = (content: string): Promise<Labelled[]> =>
  read(join(content, 'safety/guard-corpus.jsonl'));

/**
 * Reads `content/safety/guard-fresh.jsonl`, sentences by somebody who had seen neither the rules nor the other ones.
 * Asking for money or gifts counts as `contact` there. Throws where a line is not as it should be.
 */
export const readFreshGuardCorpus = (content: string): Promise<Labelled[]> =>
  read(join(content, 'safety/guard-fresh.jsonl'));

/** Reads `content/safety/guard-learn.jsonl`, which only weights are made of. Throws where a line is not as it should be. */
export const readGuardLearn = (content: string): Promise<Labelled[]> =>
  read(join(content, 'safety/guard-learn.jsonl'));

async function read(path: string): Promise<Labelled[]> {
  const text = await readFile(path, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => labelled.parse(JSON.parse(line)));
}

/** The half by which rules are written; the other half only measures them. Decided by the text itself. */
export const isForTuning = ({ text }: { text: string }): boolean => ((fnv1a(text) >>> 7) & 1) === 0;
