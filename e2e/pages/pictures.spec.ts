import { readdirSync } from 'node:fs';
import { PAGES } from '#contract/pages.ts';
import { FORMATS, faceAt, portraitAt } from '../../site/ui/portrait/portrait-sizes.ts';
import { companionsOf } from '../../tools/screens/page-objects/companions.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;

test('every portrait, scene and cover exists in both formats, each under 40 KB', async ({
  page,
}) => {
  const portraits = (await companionsOf(page)).flatMap(({ imagePath }) =>
    FORMATS.flatMap((format) => [
      portraitAt(imagePath, 640, format),
      portraitAt(imagePath, 400, format),
      faceAt(imagePath, 192, format),
      faceAt(imagePath, 96, format),
    ]),
  );
  const scenes = readdirSync('content/images/scenes').flatMap((file) =>
    FORMATS.map((format) => `/images/scenes/${file.replace(/svg$/, format)}`),
  );
  const covers = readdirSync('content/images/covers').flatMap((file) =>
    FORMATS.flatMap((format) =>
      [480, 960].map((width) => `/images/covers/${file.replace(/\.svg$/, `-${width}.${format}`)}`),
    ),
  );
  expect(portraits.length).toBeGreaterThanOrEqual(12 * 8);
  for (const path of [...portraits, ...scenes, ...covers]) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type'], path).toBe(`image/${path.split('.').pop()}`);
    const size = (await answer.body()).length;
    expect((await answer.body()).includes('digitalsourcetype/algorithmicMedia'), path).toBe(true);
    expect(size, path).toBeGreaterThan(500);
    expect(size, path).toBeLessThan((path.includes('-face-') ? 8 : 40) * KB);
  }
});

test('a small round avatar does not fetch the whole portrait', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/marketing');
  await page.waitForLoadState('networkidle');
  const faces = fetched.filter((path) => path.startsWith('/images/companions/'));
  expect(faces).toEqual([expect.stringMatching(/-face-(96|192)\.(avif|webp)$/)]);
});

test('the first card of the blog has its picture at once, the lower ones when they come into view', async ({
  page,
}) => {
  await page.goto('/blogs');
  const pictures = page.getByRole('region', { name: 'Trending Now' }).locator('img');
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  await expect(pictures.first()).toHaveAttribute('alt', '');
  const loading = await page
    .locator('main img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('loading')));
  expect(loading.indexOf('eager')).toBe(0);
  expect(loading.lastIndexOf('eager')).toBe(0);
});

test('the largest paint of an article is a text, not its picture', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.push((entry as PerformanceEntry & { element?: Element }).element?.tagName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const largestOn = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1));
  };
  expect(await largestOn(PAGES.article('work-life-balance-and-relationships'))).toMatch(/^(H1|P)$/);
  await expect(page.locator('article picture')).toHaveCount(1);
  // Only where they differ: on the list a picture is the largest.
  expect(await largestOn(PAGES.blogs)).toBe('IMG');
});
