import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { expect, test } from './support/test.ts';

const ARTICLE = PAGES.article('dating-in-tier-1-cities-challenges-solutions');
const ARTICLES = [
  'why-indian-professionals-need-meaningful-connections',
  'dating-in-tier-1-cities-challenges-solutions',
  'work-life-balance-and-relationships',
  'modern-indian-dating-expectations-vs-reality',
  'emotional-wellness-busy-professionals',
];
const LEGAL = [PAGES.privacy, PAGES.terms, PAGES.refunds, PAGES.contact];
const EVERY = [
  PAGES.blogs,
  ARTICLE,
  PAGES.ideas,
  PAGES.marketing,
  PAGES.marketingPremium,
  ...LEGAL,
];

test('the blog shows what is trending, then everything, and leads on', async ({ page }) => {
  await page.goto(PAGES.blogs);
  const trending = page.getByRole('region', { name: 'Trending Now' });
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(trending.getByRole('listitem')).toHaveCount(3);
  await expect(all.getByRole('listitem')).toHaveCount(5);
  const newest = all.getByRole('listitem').first();
  await expect(newest).toContainText('Dating');
  await expect(newest).toContainText('3 August 2025');
  await expect(newest).toContainText('8 min read');
  await expect(newest).toContainText('Long roads, thin walls');
  await expect(page.getByRole('link', { name: /Instagram content ideas/ })).toHaveAttribute(
    'href',
    PAGES.ideas,
  );
  await expect(page.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    PAGES.marketing,
  );
  await newest.getByRole('link').click();
  await expect(page).toHaveURL(ARTICLE);
});

for (const slug of ARTICLES) {
  test(`/blogs/${slug} is dated and timed as the spec has it`, async ({ page }) => {
    await page.goto(PAGES.article(slug));
    const header = page.locator('article header');
    const day = await header.locator('time').first().getAttribute('datetime');
    expect(day && day >= '2025-07-28' && day <= '2025-08-03').toBe(true);
    const [, minutes] = /(\d+) min read/.exec((await header.textContent()) ?? '') ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(5);
    expect(Number(minutes)).toBeLessThanOrEqual(8);
    await expect(page.locator('article blockquote')).toHaveCount(1);
  });
}

test('an article can be found one’s way in, shared and followed', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(`${ARTICLE}#being-safe-without-being-afraid`);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const href = new URL((await share.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  expect(href.searchParams.get('text')).toMatch(/^Dating in Tier 1 Cities.* http.*\/blogs\/dating/);
  const related = page.getByRole('region', { name: 'Read on' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  await expect(related.getByRole('listitem').first()).toContainText('Modern Indian Dating');
});

test('the tips stand in the order of their file', async ({ page }) => {
  await page.goto(PAGES.ideas);
  const tips = page.getByRole('region', { name: 'Strategy tips' }).getByRole('term');
  await expect(tips).toHaveText([
    /7 to 9 AM/,
    /location tags/,
    /first hour/,
    /Mix/,
    /call to action/,
  ]);
});

test.describe('copying an idea', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes caption and hashtags, and says so for two seconds', async ({ page }) => {
    await page.goto(PAGES.ideas);
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(10);
    const idea = page.getByRole('listitem').filter({ hasText: 'Two chais, one question' });
    await idea.getByRole('button').click();
    await expect(idea.getByRole('button')).toHaveText('Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Slide 1: "How was your day\?"[\s\S]*chai break ☕\n\n#ChaiTime #/);
    await expect(idea.getByRole('button')).toHaveText('Copy');
  });
});

test.describe('where the clipboard is refused', () => {
  const refuse = (page: Page, selection: boolean) =>
    page.addInitScript((works) => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      if (!works) document.execCommand = () => false;
    }, selection);

  test('the old way copies', async ({ page }) => {
    await refuse(page, true);
    await page.goto(PAGES.ideas);
    const first = page.getByRole('button', { name: 'Copy' }).first();
    await first.click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(1);
  });

  test('and where that fails too, it says what to do', async ({ page }) => {
    await refuse(page, false);
    await page.goto(PAGES.ideas);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByRole('button', { name: 'Please copy by hand' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isGrownUp: false });

  test('the questions of a marketing page open', async ({ page }) => {
    await page.goto(PAGES.marketing);
    const answer = page.getByText('No. The companions are invented');
    await expect(answer).toBeHidden();
    await page.getByText('Am I talking to a real person?').click();
    await expect(answer).toBeVisible();
  });

  test('ideas can be read, and offer no button that does nothing', async ({ page }) => {
    await page.goto(PAGES.ideas);
    await expect(page.getByRole('listitem').filter({ hasText: 'Two chais' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

for (const path of [ARTICLE, PAGES.marketing]) {
  test(`the first Tab on ${path} offers a way past the header`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the premium page has its anchor and its floating button', async ({ page }) => {
  await page.goto(`${PAGES.marketingPremium}#how-it-works`);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  const free = page.getByRole('link', { name: 'Start your free chat' });
  await expect(free).toBeInViewport();
  await expect(free).toHaveText('FREE');
  await free.click();
  await expect(page.getByRole('button', { name: 'True Love' })).toBeVisible();
});

for (const path of [PAGES.marketing, PAGES.marketingPremium]) {
  test(`${path} marks what nobody has verified`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'not verified yet' })).toHaveCount(3);
    await expect(page.getByText('† Not verified yet.')).toBeVisible();
    await expect(page.getByText('Illustrative, not verified')).toHaveCount(3);
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    expect(data).not.toMatch(/rating|10,000|50,000/i);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    for (const path of EVERY) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of EVERY) {
    test(`${path} fits`, async ({ page }) => {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      // What can be pushed aside is not seen: a table's last column was.
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('table, td, th')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent?.slice(0, 40)),
      );
      expect(hidden).toEqual([]);
    });
  }
});
