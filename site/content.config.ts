import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';
import { companionContent } from '#contract/schemas/content.ts';
import {
  articleContent,
  ideaContent,
  landingContent,
  operatorContent,
  pageContent,
  tipContent,
} from '#contract/schemas/hub.ts';
import { drawings } from './integrations/drawings-loader.ts';

const texts = (folder: string) => glob({ base: `./content/${folder}`, pattern: '**/*.mdx' });

/** A collection is sorted by its ids; an editor's list has an order of its own. */
const inOrder = (text: string) =>
  (parse(text) as Record<string, unknown>[]).map((entry, order) => ({ ...entry, order }));

/** The only reader of `content/` on the site's side; the fields are described in the contract. */
export const collections = {
  articles: defineCollection({ loader: texts('articles'), schema: articleContent }),
  ideas: defineCollection({ loader: texts('ideas'), schema: ideaContent }),
  tips: defineCollection({
    loader: file('./content/ideas/tips.yaml', { parser: inOrder }),
    schema: tipContent.extend({ order: z.int() }),
  }),
  landing: defineCollection({ loader: texts('landing'), schema: landingContent }),
  pages: defineCollection({ loader: texts('pages'), schema: pageContent }),
  operator: defineCollection({
    loader: glob({ base: './content', pattern: 'operator.yaml' }),
    schema: operatorContent,
  }),
  companions: defineCollection({ loader: texts('companions'), schema: companionContent }),
  portraits: defineCollection({ loader: drawings('./content/images/companions') }),
  scenes: defineCollection({ loader: drawings('./content/images/scenes') }),
  covers: defineCollection({ loader: drawings('./content/images/covers') }),
};
