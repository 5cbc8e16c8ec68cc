import { expect, test } from 'vitest';
import { articles } from '#content-reader/kinds/articles.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { ideas } from '#content-reader/kinds/ideas.ts';
import { landing } from '#content-reader/kinds/landing.ts';
import { operator } from '#content-reader/kinds/operator.ts';
import { pages } from '#content-reader/kinds/pages.ts';
import config from '../../../keystatic.config.ts';

const { collections, singletons } = config;

test.each([
  ['articles', collections.articles?.schema, articles.schema.shape],
  ['ideas', collections.ideas?.schema, ideas.schema.shape],
  ['pages', collections.pages?.schema, pages.schema.shape],
  ['companions', collections.companions?.schema, companions.schema.shape],
  ['marketing', singletons.marketing?.schema, landing.schema.shape],
  ['premium', singletons.marketingPremium?.schema, landing.schema.shape],
  ['operator', singletons.operator?.schema, operator.schema.shape],
])(
  'the visual editor knows every field of %s: one it does not know it would throw away',
  (_, shown, known) => {
    const fields = Object.keys(shown ?? {}).filter((name) => name !== 'body');
    expect(fields.toSorted()).toEqual(Object.keys(known).toSorted());
  },
);
