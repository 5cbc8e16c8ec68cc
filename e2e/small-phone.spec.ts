import { ENDPOINTS, endpointPath } from '#contract/endpoints.ts';
import { PAGES } from '#contract/page-urls.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import { startChat } from './support/chat.ts';
import { expect, test } from './support/test.ts';

for (const width of [320, 360, 390]) {
  test(`at ${width} px every companion's first name fits beside a big balance`, async ({
    page,
  }) => {
    const id = await startChat(page);
    await page.setViewportSize({ width, height: 740 });
    const answer = await page.request.get(ENDPOINTS.companions.path);
    const names = ((await answer.json()) as Companion[]).map(({ name }) => name);
    const longest = names.sort((one, other) => firstOf(other).length - firstOf(one).length)[0];
    await page.route(`**${endpointPath('session', id)}`, async (route) => {
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

const firstOf = (name: string) => name.split(' ')[0] ?? '';
