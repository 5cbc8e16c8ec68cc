import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

/** Reads one file of `content/`. Throws an error that names the file, and what is wrong where in it. */
export async function readYaml<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(parsed(path, await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function parsed(path: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${path}:\n${error instanceof Error ? error.message : error}`);
  }
}
