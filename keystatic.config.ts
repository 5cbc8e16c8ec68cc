import { config } from '@keystatic/core';
import { companions } from './ops/content/editor/companions.ts';
import { articles, ideas, pages } from './ops/content/editor/hub.ts';
import { landing } from './ops/content/editor/landing.ts';
import { operator } from './ops/content/editor/operator.ts';

/** The visual editor of `npm run dev` for the files of `content/`; it has no part in a build. */
export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Jaanu' } },
  collections: { articles, ideas, pages, companions },
  singletons: {
    marketing: landing('marketing', 'Marketing page'),
    marketingPremium: landing('marketing-premium', 'Premium marketing page'),
    operator,
  },
});
