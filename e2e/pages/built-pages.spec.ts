import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PAGES } from '#contract/pages.ts';
import { ARTICLES } from '../../tools/screens/content.ts';
import { READ_PAGES } from '../../tools/screens/page-kinds.ts';
import { PAGES_FOLDER } from '../support/pages-folder.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;
/** What a page with islands may fetch before anything is touched. */
const ISLAND_SCRIPTS = 75 * KB;

/** What pages are: the language's own rules, and none of taste. Islands bring elements of their own. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
  },
});

const listed = async (request: APIRequestContext): Promise<string[]> => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
};

/** Every page that the build made, shells and those that no map names among them: a new one cannot be left out. */
const BUILT = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.html'),
);

const built = (path: string) => readFileSync(join(PAGES_FOLDER, path), 'utf8');

test('every page is valid HTML', async () => {
  for (const path of BUILT) {
    const html = built(path);
    const { results } = await validator.validateString(html, path);
    const said = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
    );
    expect(said).toEqual([]);
  }
});

test('no page asks for more than 75 KB of script, compressed, before it is touched', () => {
  const sizes = new Map<string, number>();
  const sizeOf = (script: string) => {
    const size =
      sizes.get(script) ?? brotliCompressSync(readFileSync(join(PAGES_FOLDER, script))).length;
    sizes.set(script, size);
    return size;
  };
  for (const path of BUILT) {
    const scripts = [...built(path).matchAll(/rel="modulepreload" href="([^"]+)"/g)];
    const total = scripts.reduce((sum, [, script = '']) => sum + sizeOf(script), 0);
    expect(total, path).toBeLessThanOrEqual(ISLAND_SCRIPTS);
  }
});

test('every link within the site leads somewhere, anchors included', async ({ request }) => {
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    pages.set(path, text);
    return text;
  };
  for (const path of await listed(request)) {
    const html = await read(path);
    for (const [, href = ''] of html.matchAll(/\shref="([/#][^"]*)"/g)) {
      const target = new URL(href, `http://site${path}`);
      const text = await read(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor) expect(text, `${href} on ${path}`).toContain(`id="${anchor}"`);
    }
  }
  expect(pages.size).toBeGreaterThan(10);
});

test('the sitemap has exactly the pages that search engines may index', async ({ request }) => {
  const indexed = BUILT.flatMap((path) => {
    const html = built(path);
    const own = `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    // A page that redirects, or continues a list, has another canonical address.
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const isKept = !html.includes('name="robots" content="noindex"') && canonical !== '';
    return isKept && new URL(canonical).pathname === own ? [own] : [];
  });
  expect((await listed(request)).toSorted()).toEqual(indexed.toSorted());
});

test('every page has its own preview for sharing', async ({ request }) => {
  const seen = new Set<string>();
  const pictures = new Set<string>();
  for (const path of await listed(request)) {
    const html = await (await request.get(path)).text();
    const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(new URL(of(/rel="canonical" href="([^"]+)"/)).pathname).toBe(path);
    const picture = of(/property="og:image" content="([^"]+)"/);
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
    const title = of(/<title>([^<]+)</);
    expect(seen.has(title), `a second page is called ${title}`).toBe(false);
    seen.add(title);
    expect(of(/name="description" content="([^"]+)"/).length).toBeGreaterThan(40);
    for (const [, json = ''] of html.matchAll(/ld\+json">([^<]+)</g)) {
      JSON.parse(json);
      for (const [, at = ''] of json.matchAll(/"(http[^"]+\.(?:png|webp))"/g)) pictures.add(at);
    }
  }
  for (const at of pictures) {
    expect((await request.get(new URL(at).pathname)).headers()['content-type'], at).toMatch(
      /^image\//,
    );
  }
});

/** What a page that is read may fetch of script: only copying needs one. */
const SCRIPTS: Record<string, number> = { [PAGES.ideas]: KB };

/** The kinds of what is fetched that have a budget. */
const COUNTED = ['document', 'stylesheet', 'script', 'font'];

const BUDGETS: [path: string, page: number, scripts: number][] = [
  ...ARTICLES.map(({ id }): [string, number, number] => [PAGES.article(id), 10 * KB, 0]),
  ...READ_PAGES.map((path): [string, number, number] => [path, 20 * KB, SCRIPTS[path] ?? 0]),
];

for (const [path, most, mostScript] of BUDGETS) {
  test(`${path} keeps its budget`, async ({ page }) => {
    const sizes: { kind: string; size: Promise<number> }[] = [];
    page.on('response', (response) => {
      // What is fetched just before a tap is of another page, and may come when this one is done.
      if (response.request().headers()['sec-purpose']) return;
      const kind = response.request().resourceType();
      // A picture or film may still be on its way when the test ends.
      if (!COUNTED.includes(kind)) return;
      const compressed = kind !== 'font';
      const size = response
        .body()
        .then((body) => (compressed ? brotliCompressSync(body).length : body.length));
      sizes.push({ kind, size });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const total = async (kind: string) => {
      const wanted = sizes.filter((one) => one.kind === kind).map(({ size }) => size);
      return (await Promise.all(wanted)).reduce((sum, size) => sum + size, 0);
    };
    // On a slow machine the network may be idle before the page is laid out and asks for its fonts.
    await expect.poll(() => total('font')).toBeGreaterThan(0);
    expect(await total('stylesheet')).toBe(0);
    expect(await total('document')).toBeLessThanOrEqual(most);
    expect(await total('script')).toBeLessThanOrEqual(mostScript);
    expect(await total('font')).toBeLessThanOrEqual(20 * KB);
  });
}
