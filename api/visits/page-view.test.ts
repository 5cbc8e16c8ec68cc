import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pageViewOf } from './page-view.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const INSTAGRAM = `${PHONE} Instagram 361.0.0.46.88 Android`;

const view = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageViewOf({
    method,
    url,
    headers: { host: 'jaanu.example', 'user-agent': PHONE, ...headers },
  } as unknown as IncomingMessage);

describe('a view', () => {
  it.each([
    ['/', '/'],
    ['/blogs/one?utm_source=x', '/blogs/one'],
    ['/chat/0190a000-0000-7000-8000-0000000000aa', '/chat/*'],
    ['/paywall/0190a000', '/paywall/*'],
    ['/companion/profile/riya', '/companion/*'],
  ])('of %s is of %s', (url, page) => {
    expect(view(url)?.page).toBe(page);
  });

  it.each([
    ['utm_campaign=Diwali%20Reel&utm_source=ig', 'diwali reel'],
    ['utm_source=ig', 'ig'],
    ['ref=0190a000', 'friend'],
    ['gclid=abc', 'google ads'],
    ['fbclid=abc', 'facebook'],
    ['utm_campaign=%E0%A4%A6%E0%A4%BF', '??'],
    [`utm_campaign=${'x'.repeat(200)}`, 'x'.repeat(60)],
    ['a=b', ''],
  ])('with ?%s comes by %j', (query, campaign) => {
    expect(view(`/?${query}`)?.campaign).toBe(campaign);
  });

  it.each([
    ['https://www.google.com/', 'google.com'],
    ['https://l.instagram.com/?u=secret', 'l.instagram.com'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['https://jaanu.example/blogs/one?utm_source=x', '/blogs/one'],
    ['https://jaanu.example/chat/0190a000', '/chat/*'],
    ['nonsense', ''],
  ])('led by %s has the source %j', (referer, source) => {
    expect(view('/', { referer })?.source).toBe(source);
  });

  it('is counted in in-app browsers, and in older ones that send fewer headers', () => {
    expect(view('/', { 'user-agent': INSTAGRAM })).toBeDefined();
    expect(view('/', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBeDefined();
  });

  it.each([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a program', { 'user-agent': 'curl/8.4.0' }],
    ['nobody', { 'user-agent': '' }],
    ['what is fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['what an older browser fetches ahead', { purpose: 'prefetch' }],
    ['a script', { 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('is none of %s', (_who, headers) => {
    expect(view('/', headers as Record<string, string>)).toBeUndefined();
  });

  it('is none without its text', () => {
    expect(view('/', {}, 'HEAD')).toBeUndefined();
  });
});
