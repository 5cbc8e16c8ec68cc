import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf, slugOf } from '#content-reader/files.ts';
import { KINDS } from '#content-reader/kinds.ts';
import { isApiPath, PAGES, shellFor } from '#contract/pages.ts';
import { ROOT } from '../setup/root.ts';

/** Pages that have their own file, as expressions; `[page].astro` is content's, whose files say which there are. */
const FILES = globSync('**/*.astro', { cwd: join(ROOT, 'site/pages') })
  .filter((path) => path !== '[page].astro')
  .map((path) => path.replace(/(^|\/)index\.astro$|\.astro$/, ''))
  .map((path) => new RegExp(`^/${path.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`));

/** Pages that a content file makes. */
const WRITTEN = KINDS.flatMap((kind) =>
  pathsOf(join(ROOT, 'content'), kind).map((path) => kind.page?.(slugOf(kind, path), {})),
);

/** Whether something answers under an address of the site. */
const isThere = (path: string): boolean =>
  FILES.some((file) => file.test(path)) ||
  WRITTEN.includes(path) ||
  shellFor(path) !== undefined ||
  isApiPath(path);

it.each(Object.entries(PAGES))('PAGES.%s has a page', (_, page) => {
  const path = typeof page === 'string' ? page : page('friendly' as never);
  expect(isThere(path), `${path} has no file in site/pages, no content file and no shell`).toBe(
    true,
  );
});

it('an address without a page is distinguished from one that has one', () => {
  expect(isThere('/nowhere')).toBe(false);
  expect(isThere('/blogs/page/2')).toBe(true);
});
