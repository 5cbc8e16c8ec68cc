import { AxeBuilder } from '@axe-core/playwright';
import { PROVOKED_BY_SCREENS, SCREENS } from '../../tools/screens/all-screens.ts';
import { expect, test } from '../support/test.ts';

test.use({
  provoked: PROVOKED_BY_SCREENS,
  // Colours are measured once nothing moves: halfway through a fade they are not the designed ones.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, open] of Object.entries(SCREENS)) {
  test(name, async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      expect(found, colorScheme).toEqual([]);
    }
  });
}
