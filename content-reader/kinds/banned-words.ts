import { z } from 'zod';
import { line } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** A word, and why our pages do without it. */
export const bannedWords = defineKind({
  name: 'bannedWords',
  files: 'banned-words.yaml',
  called: 'the list of words',
  schema: z.record(line(60), line(200)),
});
