import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dangerContent, guardContent, underAgeContent } from '#contract/schemas/content.ts';

/** Reads the files of `content/safety`. Throws an error that names the file and each wrong field. */
export async function loadSafety(folder: string) {
  const [danger, underAge, guard] = await Promise.all([
    read(join(folder, 'danger.yaml'), dangerContent),
    read(join(folder, 'under-age.yaml'), underAgeContent),
    read(join(folder, 'guard.yaml'), guardContent),
  ]);
  return { danger, underAge, guard };
}

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}
