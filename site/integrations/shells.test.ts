import { expect, test } from 'vitest';
import { shells } from './shells.ts';

/** The address that is served when this one is asked for. */
const served = (url: string): string | undefined => {
  const request = { url };
  const setUp = shells({ ownPages: () => ['/loading/romantic'] }).hooks['astro:server:setup'] as (
    options: unknown,
  ) => void;
  const use = (handle: (...input: unknown[]) => void) => handle(request, {}, () => {});
  setUp({ server: { middlewares: { use } } });
  return request.url;
};

test.each([
  ['/chat/abc', '/shells/chat'],
  ['/chat/abc/?x=1&y=?', '/shells/chat?x=1&y=?'],
  ['/loading/other?ref=a', '/shells/loading?ref=a'],
  ['/loading/romantic?ref=a', '/loading/romantic?ref=a'],
  ['/', '/'],
  ['/blogs/chat/abc', '/blogs/chat/abc'],
])('%s is served by %s', (url, page) => {
  expect(served(url)).toBe(page);
});
