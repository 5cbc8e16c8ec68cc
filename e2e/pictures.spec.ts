import { readdirSync } from 'node:fs';
import { FORMATS, faceAt, portraitAt } from '../site/ui/portrait-sizes.ts';
import { companionsOf } from './support/companions.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;

test('every portrait and scene is there in both formats, each under 40 KB', async ({ page }) => {
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
  expect(portraits.length).toBeGreaterThanOrEqual(12 * 8);
  for (const path of [...portraits, ...scenes]) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type'], path).toBe(`image/${path.split('.').pop()}`);
    const size = (await answer.body()).length;
    expect(size, path).toBeGreaterThan(500);
    expect(size, path).toBeLessThan((path.includes('-face-') ? 8 : 40) * KB);
  }
});

test('a small round face does not fetch the portrait', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/marketing');
  await page.waitForLoadState('networkidle');
  const faces = fetched.filter((path) => path.startsWith('/images/companions/'));
  expect(faces).toEqual([expect.stringMatching(/-face-(96|192)\.(avif|webp)$/)]);
});
