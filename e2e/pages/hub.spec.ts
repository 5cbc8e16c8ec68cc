import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { ARTICLES_A_PAGE } from '../../site/hub/article-pages.ts';
import { isoDay, longDate } from '../../site/hub/dates.ts';
import { readTime } from '../../site/hub/read-time.ts';
import { relatedTo } from '../../site/hub/related.ts';
import { ARTICLE, ARTICLES, IDEAS, LANDING, TIPS } from '../../tools/screens/content.ts';
import { expect, test } from '../support/test.ts';

const MOST_TRENDING = 5;
const MOST_RELATED = 3;
const LEGAL = [PAGES.privacy, PAGES.terms, PAGES.refunds, PAGES.contact, PAGES.safety];
const EVERY = [
  PAGES.blogs,
  ARTICLE,
  PAGES.ideas,
  PAGES.marketing,
  PAGES.marketingPremium,
  ...LEGAL,
];

test('the blog shows what is trending, then everything, and leads on', async ({ page }) => {
  const [newest] = ARTICLES;
  if (!newest) throw new Error('No article is published');
  const trends = ARTICLES.filter(({ data }) => data.trending).length;
  await page.goto(PAGES.blogs);
  const trending = page.getByRole('region', { name: 'Trending Now' });
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(trending.getByRole('listitem')).toHaveCount(Math.min(trends, MOST_TRENDING));
  await expect(all.getByRole('listitem')).toHaveCount(Math.min(ARTICLES.length, ARTICLES_A_PAGE));
  const first = all.getByRole('listitem').first();
  await expect(first).toContainText(newest.data.category);
  await expect(first).toContainText(longDate(newest.data.date));
  await expect(first).toContainText(`${readTime(newest.body)} min read`);
  await expect(first).toContainText(newest.data.excerpt);
  await expect(page.getByRole('link', { name: /Instagram content ideas/ })).toHaveAttribute(
    'href',
    PAGES.ideas,
  );
  await expect(page.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    PAGES.marketing,
  );
  await first.getByRole('link').click();
  await expect(page).toHaveURL(ARTICLE);
});

for (const { id, data, body } of ARTICLES) {
  test(`/blogs/${id} is dated and timed`, async ({ page }) => {
    await page.goto(PAGES.article(id));
    const header = page.locator('article header');
    await expect(header.locator('time').first()).toHaveAttribute('datetime', isoDay(data.date));
    await expect(header).toContainText(`${readTime(body)} min read`);
  });
}

test('an article can be navigated, shared and followed', async ({ page }) => {
  const article = ARTICLES.find(({ body }) => (body.match(/^## /gm)?.length ?? 0) > 2);
  if (!article) throw new Error('No article has three parts');
  const address = PAGES.article(article.id);
  await page.goto(address);
  const part = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2);
  const anchor = await part.getAttribute('href');
  await part.click();
  await expect(page).toHaveURL(`${address}${anchor}`);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const href = new URL((await share.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  const text = href.searchParams.get('text') ?? '';
  expect(text.startsWith(article.data.title)).toBe(true);
  expect(new URL(text.slice(text.lastIndexOf(' ') + 1)).pathname).toBe(address);
  const related = page.getByRole('region', { name: 'Read on' }).getByRole('listitem');
  const expected = relatedTo(article, ARTICLES, MOST_RELATED).map(({ data }) => data.title);
  await expect(related).toHaveCount(expected.length);
  await expect(related.first()).toContainText(expected[0] ?? '');
});

test('the tips stand in the order of their file', async ({ page }) => {
  await page.goto(PAGES.ideas);
  const tips = page.getByRole('region', { name: 'Strategy tips' }).getByRole('term');
  await expect(tips).toHaveText(TIPS.map(({ title }) => title));
});

const FIRST = IDEAS[0] ?? { title: 'no idea is published', caption: '', hashtags: [] };

test.describe('copying an idea', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes caption and hashtags, and says so for two seconds', async ({ page }) => {
    await page.goto(PAGES.ideas);
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(IDEAS.length);
    const idea = page.getByRole('listitem').filter({ hasText: FIRST.title });
    await idea.getByRole('button').click();
    await expect(idea.getByRole('button')).toHaveText('Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${FIRST.caption}\n\n${FIRST.hashtags.map((tag) => `#${tag}`).join(' ')}`);
    await expect(idea.getByRole('button')).toHaveText('Copy');
  });
});

test.describe('when the clipboard is refused', () => {
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

  test('and when that fails too, it says what to do', async ({ page }) => {
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
    const [asked] = LANDING.get('marketing')?.faq ?? [];
    const answer = page.getByText(asked?.answer ?? '');
    await expect(answer).toBeHidden();
    await page.getByText(asked?.question ?? '').click();
    await expect(answer).toBeVisible();
  });

  test('ideas can be read, and offer no button that does nothing', async ({ page }) => {
    await page.goto(PAGES.ideas);
    await expect(page.getByRole('listitem').filter({ hasText: FIRST.title })).toBeVisible();
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

for (const [name, { claims, testimonials }] of LANDING) {
  test(`${name} marks unverified claims`, async ({ page }) => {
    const doubtful = claims.filter(({ verified }) => !verified);
    const invented = testimonials.filter(({ verified }) => !verified);
    await page.goto(name === 'marketing' ? PAGES.marketing : PAGES.marketingPremium);
    await expect(page.getByRole('link', { name: 'not verified yet' })).toHaveCount(doubtful.length);
    await expect(page.getByText('† Not verified yet.')).toHaveCount(doubtful.length > 0 ? 1 : 0);
    await expect(page.getByText('Illustrative, not verified')).toHaveCount(invented.length);
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    for (const { value } of doubtful) expect(data).not.toContain(value);
    expect(data).not.toMatch(/rating/i);
  });
}

test('the safety page says what answers danger, whom to ring, what is counted and where to complain', async ({
  page,
}) => {
  await page.goto(PAGES.safety);
  const main = page.getByRole('main');
  for (const number of ['112', '14416', '181', '1098']) {
    await expect(main.getByRole('link', { name: number, exact: true }).first()).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  }
  await expect(main).toContainText('Every companion is a computer program and not a human being');
  await expect(main).toContainText('a plain card, or a line with the number that fits');
  await expect(main).toContainText('for 90 days, on the same device and network');
  await expect(main).toContainText('by kind and by month');
  await expect(main.getByRole('heading', { name: 'How to complain' })).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    for (const path of EVERY) {
      test(`${path} passes axe`, async ({ page }) => {
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
