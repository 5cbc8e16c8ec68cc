/** A mistake, as reported to an editor. */
export interface Finding {
  /** Below `content/`. */
  path: string;
  /** From 1. */
  line: number;
  /** What is wrong and what to do, in plain words. */
  text: string;
}

/** A part of a text with its position. */
export type Placed = { position?: { start: { line: number } } | undefined };

/** Reports a mistake in a part of a text. */
export type Say = (where: Placed, text: string) => void;

/** "content/articles/a.mdx:3  The title is …", by file and line. */
export const toLines = (findings: Finding[]): string[] =>
  findings
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.line - other.line)
    .map(({ path, line, text }) => `content/${path}:${line}  ${text}`);
