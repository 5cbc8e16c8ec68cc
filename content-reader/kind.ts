import type { z } from 'zod';

/** One kind of file that an editor writes. */
export interface Kind<S extends z.ZodType = z.ZodType> {
  /** Its collection on the site and in the visual editor. */
  name: string;
  /** Its files below `content/`: `*` is what a file is called, `{md,mdx}` either ending. */
  files: string;
  /** Of its fields; of all of the file, where that is nothing but fields. */
  schema: S;
  /** In a sentence: "'trendin' is no field of an article". */
  called: string;
  /** Whether visitors read its words on our pages, which then are checked; a kind that the pages show has to say it. */
  isRead?: boolean;
  /** The address of a file's page, by the file's name; absent: it has no page. */
  page?: (slug: string, data: Record<string, unknown>) => string;
}

/** Declares a kind, and keeps the type of its schema. */
export const defineKind = <S extends z.ZodType>(kind: Kind<S>): Kind<S> => kind;
