import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleContent, companionContent } from '#contract/schemas/content.ts';
import { portraits } from './integrations/portraits-loader.ts';

/** The only reader of `content/` on the site's side; the fields are described in the contract. */
export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '**/*.mdx' }),
    schema: articleContent,
  }),
  companions: defineCollection({
    loader: glob({ base: './content/companions', pattern: '**/*.mdx' }),
    schema: companionContent,
  }),
  portraits: defineCollection({ loader: portraits('./content/images/companions') }),
};
