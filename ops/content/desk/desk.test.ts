import { expect, test } from 'vitest';
import { companionContent } from '#contract/schemas/content.ts';
import {
  articleContent,
  ideaContent,
  landingContent,
  operatorContent,
  pageContent,
} from '#contract/schemas/hub.ts';
import config from '../../../keystatic.config.ts';

const { collections, singletons } = config;

test.each([
  ['articles', collections.articles?.schema, articleContent.shape],
  ['ideas', collections.ideas?.schema, ideaContent.shape],
  ['pages', collections.pages?.schema, pageContent.shape],
  ['companions', collections.companions?.schema, companionContent.shape],
  ['marketing', singletons.marketing?.schema, landingContent.shape],
  ['premium', singletons.marketingPremium?.schema, landingContent.shape],
  ['operator', singletons.operator?.schema, operatorContent.shape],
])(
  'the visual editor knows every field of %s: one it does not know it would throw away',
  (_, shown, known) => {
    const fields = Object.keys(shown ?? {}).filter((name) => name !== 'body');
    expect(fields.toSorted()).toEqual(Object.keys(known).toSorted());
  },
);
