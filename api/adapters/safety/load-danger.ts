import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { type DangerContent, dangerContent } from '#contract/schemas/content.ts';

/** Reads `content/safety/danger.yaml`. Throws an error that names the file and each wrong field. */
export async function loadDanger(path: string): Promise<DangerContent> {
  const result = dangerContent.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}
