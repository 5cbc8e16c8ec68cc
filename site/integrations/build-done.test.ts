import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { preloadIslands } from './preload-islands.ts';

let root = '';

const finish = async (integration: AstroIntegration) => {
  const done = integration.hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  await done({ dir: pathToFileURL(`${root}/`), logger: { info: () => {} } });
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, '_astro'));
});
afterEach(() => rm(root, { recursive: true }));

test('a page names every script its islands need, and a page without islands none', async () => {
  await writeFile(join(root, '_astro/a.js'), 'import{x}from"./b.js";import("./later.js")');
  await writeFile(join(root, '_astro/b.js'), 'import"./a.js"');
  await writeFile(join(root, '_astro/client.js'), 'export{y}from"./b.js"');
  const island =
    '<astro-island component-url="/_astro/a.js" renderer-url="/_astro/client.js"></astro-island>';
  await writeFile(join(root, 'app.html'), `<head></head>${island}`);
  await writeFile(join(root, 'text.html'), '<head></head>');
  await finish(preloadIslands());
  const app = await readFile(join(root, 'app.html'), 'utf8');
  const named = [...app.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, at]) => at);
  expect(named).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/client.js']);
  expect(await readFile(join(root, 'text.html'), 'utf8')).toBe('<head></head>');
});

test('text files get compressed twins, pictures do not', async () => {
  await writeFile(join(root, 'index.html'), 'page');
  await writeFile(join(root, '_astro/a.js'), 'script');
  await writeFile(join(root, 'face.webp'), 'picture');
  await finish(precompress());
  expect((await readdir(root)).sort()).toEqual([
    '_astro',
    'face.webp',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(root, '_astro/a.js.br'))).toString()).toBe(
    'script',
  );
  expect(gunzipSync(await readFile(join(root, 'index.html.gz'))).toString()).toBe('page');
});
