import { z } from 'zod';
import { day, line } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** Privacy, terms and their like. */
export const pages = defineKind({
  name: 'pages',
  files: 'pages/*.mdx',
  isRead: true,
  called: 'a page',
  page: (slug) => `/${slug}`,
  schema: z.strictObject({
    title: line(60),
    description: line(160).min(50),
    updated: day,
  }),
});
