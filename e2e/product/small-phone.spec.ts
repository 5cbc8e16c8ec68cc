import type { Locator, Page } from '@playwright/test';
import { endpointPath } from '#contract/endpoints/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import { PROVOKED_BY_SCREENS, SCREENS } from '../../tools/screens/all-screens.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

for (const width of [320, 360, 390]) {
  test(`at ${width} px every companion's first name fits beside a big balance`, async ({
    page,
  }) => {
    const id = await startChat(page);
    await page.setViewportSize({ width, height: 740 });
    const answer = await page.request.get(ENDPOINTS.companions.path);
    const names = ((await answer.json()) as Companion[]).map(({ name }) => name);
    const longest = names.sort((one, other) => firstOf(other).length - firstOf(one).length)[0];
    await page.route(`**${endpointPath(ENDPOINTS.session, { id })}`, async (route) => {
      const session = await (await route.fetch()).json();
      await route.fulfill({ json: { ...session, companionName: longest, messagesLeft: 1020 } });
    });
    await page.goto(PAGES.chat(id));
    const name = page.getByRole('heading', { level: 1, name: firstOf(longest ?? '') });
    await expect(name).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).last();

/** The main content of a screen. */
const IN_SIGHT: Record<string, (page: Page) => Locator> = {
  'home with a recent chat': (page) => page.getByRole('link', { name: 'Continue' }),
  'a companion': (page) => page.getByRole('heading', { level: 1 }),
  'the grown-ups sheet': button('I am under 18'),
  'the choice of a chat type': button('True Love'),
  'loading that failed': button('Try again'),
  'a payment that went well': button('Continue Chatting'),
  'a payment that failed': button('Try Again'),
};

test.describe('in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 }, provoked: PROVOKED_BY_SCREENS });

  for (const [name, find] of Object.entries(IN_SIGHT)) {
    test(`${name}: the main content is visible without scrolling`, async ({ page }) => {
      await SCREENS[name]?.(page);
      await expect(find(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

const firstOf = (name: string) => name.split(' ')[0] ?? '';
