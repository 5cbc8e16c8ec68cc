import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pathsOf, slugOf } from './files.ts';
import type { Kind } from './kind.ts';
import { type ParsedText, parseText } from './parse-text.ts';

/** A content file that cannot be used; the message names the file and each wrong field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** A file of a kind, as its schema has it. */
export interface Entry<T> {
  /** Below `content/`. */
  path: string;
  /** What the file is called. */
  slug: string;
  data: T;
  /** The text below the fields, without blank lines around it; empty where there is none. */
  body: string;
}

/**
 * Every file of one kind in a content folder, in the order of their paths.
 * @throws {ContentError}
 */
export async function readKind<S extends z.ZodType>(
  contentDir: string,
  kind: Kind<S>,
): Promise<Entry<z.output<S>>[]> {
  return Promise.all(
    pathsOf(contentDir, kind).map(async (path) => ({
      path,
      slug: slugOf(kind, path),
      ...(await readContentFile(join(contentDir, path), kind.schema)),
    })),
  );
}

/**
 * Reads one file.
 * @throws {ContentError}
 */
export async function readContentFile<S extends z.ZodType>(file: string, schema: S) {
  const { body = '', ...parsed } = parseText(file, await readFile(file, 'utf8'));
  const result = schema.safeParse(fieldsOf(file, parsed));
  if (!result.success) throw new ContentError(`${file}:\n${z.prettifyError(result.error)}`);
  return { data: result.data, body: body.trim() };
}

/** The fields of one file and the text below them, as they are in the file: no schema has seen them. */
export function readUnchecked(file: string) {
  const text = readFileSync(file, 'utf8');
  const { body = '', ...parsed } = parseText(file, text);
  return { text, data: fieldsOf(file, parsed), body };
}

function fieldsOf(file: string, { fields }: Pick<ParsedText, 'fields'>): unknown {
  const [error] = fields.errors;
  if (error) throw new ContentError(`${file}:\n${error.message}`);
  return fields.toJS();
}
