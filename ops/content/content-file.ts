import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Document } from 'yaml';
import { isOf, pathsIn, slugOf } from '#content-reader/files.ts';
import type { Kind } from '#content-reader/kind.ts';
import { KINDS } from '#content-reader/kinds.ts';
import { parseText } from '#content-reader/parse-text.ts';
import { type Broken, brokenFields } from './broken-fields.ts';

/** A file of `content/`, taken apart; lines are counted from 1. */
export interface ContentFile {
  /** Below `content/`. */
  path: string;
  slug: string;
  kind: Kind;
  text: string;
  /** The fields, with where they stand. */
  fields: Document;
  /** Why they cannot be read; undefined: they can be. */
  broken: Broken | undefined;
  /** Their values; none where they cannot be read. */
  data: unknown;
  /** The line of a place in the fields' text. */
  lineAt(offset: number): number;
  /** The text below the fields; undefined where the file is nothing but fields. */
  body: Root | undefined;
  /** How many lines come before the body. */
  bodyStart: number;
}

/** What Markdown reads as code or HTML and MDX does not: there it is text, or a program. */
const AS_MDX = {
  disable: { null: ['codeIndented', 'autolink', 'htmlFlow', 'htmlText'] },
};

/** Reads one file from its text. */
export function parseContent(path: string, text: string, kind: Kind): ContentFile {
  const { fields, source, body, bodyStart, lineAt } = parseText(path, text);
  const broken = brokenFields(fields, source);
  const extensions = path.endsWith('.mdx') ? [AS_MDX] : [];
  return {
    path,
    slug: slugOf(kind, path),
    kind,
    text,
    fields,
    broken,
    data: broken ? undefined : (fields.toJS() as unknown),
    lineAt,
    body: body === undefined ? undefined : fromMarkdown(body, { extensions }),
    bodyStart,
  };
}

/** The fields of a file by their names; none where they cannot be read. */
export const valuesOf = ({ data }: ContentFile): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** The addresses that a file had before. */
export const formerSlugs = (file: ContentFile): string[] => {
  const { formerly } = valuesOf(file);
  return Array.isArray(formerly) ? formerly.map(String) : [];
};

/** Every file of a content folder that has a kind, in the order of their paths. */
export const readContent = (folder: string): ContentFile[] =>
  pathsIn(folder).flatMap((path) => {
    const kind = KINDS.find((each) => isOf(each, path));
    return kind ? [parseContent(path, readFileSync(join(folder, path), 'utf8'), kind)] : [];
  });
