import { defineCollection } from 'astro:content';
import { z } from 'zod';
import type { Kind } from '#content-reader/kind.ts';
import { articles } from '#content-reader/kinds/articles.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { ideas, tips } from '#content-reader/kinds/ideas.ts';
import { landing } from '#content-reader/kinds/landing.ts';
import { operator } from '#content-reader/kinds/operator.ts';
import { pages } from '#content-reader/kinds/pages.ts';
import { contentLoader } from './integrations/content-loader.ts';
import { drawings } from './integrations/drawings-loader.ts';

const collection = <S extends z.ZodType>(kind: Kind<S>) =>
  defineCollection({ loader: contentLoader(kind), schema: kind.schema });

/** What pages show of `content/`; its kinds are declared in `content-reader/kinds`. */
export const collections = {
  articles: collection(articles),
  ideas: collection(ideas),
  tips: defineCollection({
    loader: contentLoader(tips),
    schema: tips.schema.element.extend({ order: z.int() }),
  }),
  landing: collection(landing),
  pages: collection(pages),
  operator: collection(operator),
  companions: collection(companions),
  portraits: defineCollection({ loader: drawings('./content/images/companions') }),
  scenes: defineCollection({ loader: drawings('./content/images/scenes') }),
  covers: defineCollection({ loader: drawings('./content/images/covers') }),
};
