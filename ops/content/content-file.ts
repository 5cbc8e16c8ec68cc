import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { KINDS, type Kind } from './kinds.ts';

/** A file of `content/`, taken apart; lines are counted from 1. */
export interface ContentFile {
  /** Below `content/`. */
  path: string;
  slug: string;
  kind: Kind;
  text: string;
  /** The fields, with where they stand. */
  fields: Document;
  /** The line of a place in the fields' text. */
  lineAt(offset: number): number;
  /** The text below the fields; undefined where the file is nothing but fields. */
  body: Root | undefined;
  /** How many lines come before the body. */
  bodyStart: number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n?/;

/** Reads one file from its text. */
export function parseContent(path: string, text: string, kind: Kind): ContentFile {
  const isText = /\.mdx?$/.test(path);
  const match = isText ? FRONT_MATTER.exec(text) : null;
  const source = isText ? (match?.[1] ?? '') : text;
  const before = isText ? 1 : 0;
  const lines = new LineCounter();
  const bodyStart = (match?.[0] ?? '').split('\n').length - 1;
  return {
    path,
    slug: basename(path, extname(path)),
    kind,
    text,
    fields: parseDocument(source, { lineCounter: lines }),
    lineAt: (offset) => lines.linePos(offset).line + before,
    body: isText ? fromMarkdown(text.slice(match?.[0].length ?? 0)) : undefined,
    bodyStart,
  };
}

/** Every file of a content folder that has a kind, in the order of their paths. */
export const readContent = (folder: string): ContentFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => {
      const kind = KINDS.find(({ pattern }) => pattern.test(path));
      return kind ? [parseContent(path, readFileSync(join(folder, path), 'utf8'), kind)] : [];
    });
