import { expect, test, vi } from 'vitest';
import { cacheKeyFor, isPage, isPicture } from './addresses.ts';

vi.stubGlobal('location', { origin: 'https://jaanu.test' });

const at = (path: string) => new URL(path, 'https://jaanu.test');

test.each(['/', '/blogs/one', '/chat/0190a000', '/apiary'])('%s is a page', (path) => {
  expect(isPage(at(path))).toBe(true);
});

test.each(['/api/user/me', '/sandbox/upi/1', '/checkout/cashfree/1', '/healthz', '/api'])(
  '%s is not',
  (path) => {
    expect(isPage(at(path))).toBe(false);
  },
);

test('other sites are ignored', () => {
  expect(isPage(new URL('https://other.test/'))).toBe(false);
  expect(isPicture(new URL('https://other.test/images/a.webp'))).toBe(false);
});

test('a profile is cached as its own page, not as any companion', () => {
  expect(cacheKeyFor(at('/companion/profile/noor'))).toBe('/companion/profile/noor');
  expect(cacheKeyFor(at('/companion/0190a000'))).toBe('/shells/companion');
});

test('all chats share one cache entry, and queries are dropped', () => {
  expect(cacheKeyFor(at('/chat/0190a000?x=1'))).toBe('/shells/chat');
  expect(cacheKeyFor(at('/blogs/one?utm_source=mail'))).toBe('/blogs/one');
});
