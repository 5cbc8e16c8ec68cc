import { type Document, LineCounter, parseDocument } from 'yaml';

/** A file of `content/`, taken apart; lines are counted from 1. */
export interface ParsedText {
  /** The fields, with where they stand and what keeps them from being read. */
  fields: Document;
  /** The fields as they are written. */
  source: string;
  /** The text below the fields; undefined where the file is nothing but fields. */
  body: string | undefined;
  /** How many lines come before the body. */
  bodyStart: number;
  /** The line of a place in `source`. */
  lineAt(offset: number): number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n?/;

/** Takes a file's text apart: Markdown has its fields between two lines of `---`, YAML is nothing but fields. */
export function parseText(path: string, text: string): ParsedText {
  const isMarkdown = /\.mdx?$/.test(path);
  const [front, inFront = ''] = (isMarkdown && FRONT_MATTER.exec(text)) || [''];
  const source = isMarkdown ? inFront : text;
  const before = isMarkdown ? 1 : 0;
  const lineCounter = new LineCounter();
  return {
    fields: parseDocument(source, { lineCounter, logLevel: 'error' }),
    source,
    body: isMarkdown ? text.slice(front.length) : undefined,
    bodyStart: front.split('\n').length - 1,
    lineAt: (offset) => lineCounter.linePos(offset).line + before,
  };
}
