import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { type MemoryContent, memoryContent } from '#contract/schemas/content.ts';

/** Reads `content/memory/facts.yaml`. Throws an error that names the file and each wrong field. */
export async function loadMemory(path: string): Promise<MemoryContent> {
  const result = memoryContent.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}
