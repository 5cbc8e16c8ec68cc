import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ISLAND_SCRIPT = /(?:component|renderer)-url="([^"]+\.js)"/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;

/** The scripts a script loads before it runs, itself among them; addresses from the root. */
const scriptsOf = async (
  root: string,
  address: string,
  seen: Set<string>,
): Promise<Set<string>> => {
  if (seen.has(address)) return seen;
  seen.add(address);
  const source = await readFile(join(root, address), 'utf8');
  for (const [, relative = ''] of source.matchAll(STATIC_IMPORT)) {
    await scriptsOf(root, new URL(relative, `http://site${address}`).pathname, seen);
  }
  return seen;
};

const preload = async (root: string, page: string) => {
  const html = await readFile(page, 'utf8');
  const scripts = new Set<string>();
  for (const [, address = ''] of html.matchAll(ISLAND_SCRIPT))
    await scriptsOf(root, address, scripts);
  if (scripts.size === 0) return;
  const links = [...scripts]
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
  await writeFile(page, html.replace('</head>', `${links}</head>`));
};

/**
 * Names every script of a page's islands in its head. Without it a browser learns of React only
 * after it has fetched and read the island: one more round trip on a slow network before hydration.
 */
export const preloadIslands = (): AstroIntegration => ({
  name: 'jaanu:preload-islands',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
      await Promise.all(pages.map((page) => preload(root, join(page.parentPath, page.name))));
    },
  },
});
