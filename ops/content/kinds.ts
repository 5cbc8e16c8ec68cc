import type { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import {
  companionContent,
  dangerContent,
  guardContent,
  memoryContent,
  promptContent,
  repliesContent,
  underAgeContent,
} from '#contract/schemas/content.ts';
import {
  articleContent,
  bannedWordsContent,
  ideaContent,
  landingContent,
  operatorContent,
  pageContent,
  tipContent,
} from '#contract/schemas/hub.ts';

/** One kind of file that an editor writes. */
export interface Kind {
  /** Files below `content/`, by their path there. */
  pattern: RegExp;
  schema: z.ZodType;
  /** In a sentence: "'trendin' is no field of an article". */
  called: string;
  /** The address of a file's page, by the end of its name; absent: it has none of its own. */
  page?: (slug: string, data: Record<string, unknown>) => string;
}

/** Everything that has a schema; the first pattern that fits decides. */
export const KINDS: Kind[] = [
  {
    pattern: /^articles\/[^/]+\.mdx$/,
    schema: articleContent,
    called: 'an article',
    page: PAGES.article,
  },
  { pattern: /^ideas\/[^/]+\.mdx$/, schema: ideaContent, called: 'an idea' },
  { pattern: /^ideas\/tips\.yaml$/, schema: tipContent.array(), called: 'a tip' },
  { pattern: /^landing\/[^/]+\.mdx$/, schema: landingContent, called: 'a marketing page' },
  {
    pattern: /^pages\/[^/]+\.mdx$/,
    schema: pageContent,
    called: 'a page',
    page: (slug) => `/${slug}`,
  },
  { pattern: /^operator\.yaml$/, schema: operatorContent, called: 'the operator file' },
  {
    pattern: /^companions\/[^/]+\.mdx$/,
    schema: companionContent,
    called: 'a companion',
    page: (_, { urlName }) => PAGES.profile(String(urlName)),
  },
  { pattern: /^prompts\/[^/]+\.mdx?$/, schema: promptContent, called: 'a prompt' },
  { pattern: /^replies\/[^/]+\.yaml$/, schema: repliesContent, called: 'a subject' },
  { pattern: /^banned-words\.yaml$/, schema: bannedWordsContent, called: 'the list of words' },
  { pattern: /^memory\/facts\.yaml$/, schema: memoryContent, called: 'the memory file' },
  { pattern: /^safety\/danger\.yaml$/, schema: dangerContent, called: 'the danger file' },
  { pattern: /^safety\/under-age\.yaml$/, schema: underAgeContent, called: 'the under-age file' },
  { pattern: /^safety\/guard\.yaml$/, schema: guardContent, called: 'the guard file' },
];
