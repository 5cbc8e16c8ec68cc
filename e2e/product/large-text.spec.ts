import { PAGES } from '#contract/pages.ts';
import { PROVOKED_BY_SCREENS, SCREENS } from '../../tools/screens/all-screens.ts';
import { doubleText } from '../../tools/screens/page-objects/large-text.ts';
import { cutParts } from '../support/large-text.ts';
import { expect, test } from '../support/test.ts';

/** Pages of no island that set their words larger than others do. */
const LANDING: typeof SCREENS = {
  marketing: (page) => page.goto(PAGES.marketing),
  'premium marketing': (page) => page.goto(PAGES.marketingPremium),
};

test.use({
  provoked: PROVOKED_BY_SCREENS,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, open] of Object.entries({ ...SCREENS, ...LANDING })) {
  test(`${name}: nothing is cut with text twice as large on the smallest phone`, async ({
    page,
  }) => {
    await doubleText(page);
    await open(page);
    expect(await cutParts(page)).toEqual([]);
  });
}
