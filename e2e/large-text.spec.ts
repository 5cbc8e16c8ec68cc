import { PROVOKED_BY_SCREENS, SCREENS } from './support/all-screens.ts';
import { cutParts, doubleText } from './support/large-text.ts';
import { expect, test } from './support/test.ts';

test.use({
  provoked: PROVOKED_BY_SCREENS,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: nothing is cut with text twice as large on the smallest phone`, async ({
    page,
  }) => {
    await doubleText(page);
    await open(page);
    expect(await cutParts(page)).toEqual([]);
  });
}
