import { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import { day, line, slug } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** What articles are about; a new one is added here. */
export const ARTICLE_CATEGORIES = [
  'Relationships',
  'City life',
  'Dating',
  'Work and life',
  'Wellness',
] as const;

/** Articles of the blog; the file's name is the end of the address. */
export const articles = defineKind({
  name: 'articles',
  files: 'articles/*.mdx',
  isRead: true,
  called: 'an article',
  page: PAGES.article,
  schema: z.strictObject({
    /** Headline, at most 70 characters: a search result cuts longer ones off. */
    title: line(70),
    /** One or two sentences for lists and search results, 50 to 160 characters. */
    excerpt: line(160).min(50),
    category: z.enum(ARTICLE_CATEGORIES),
    /** The day it came out. */
    date: day,
    /** The day of its last real change. */
    updated: day.optional(),
    /** In "Trending Now" on the blog's first page. */
    trending: z.boolean().default(false),
    /** Only shown in development. */
    draft: z.boolean().default(false),
    /** Names the article had before: their addresses lead here. */
    formerly: z.array(slug).default([]),
  }),
});
