import { expect, test } from 'vitest';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { keepUrlParams, URL_PARAMS_KEY } from './url-params.ts';

test('kept parameters are merged with those of the previous page and the address, the newest last', () => {
  const { environment } = fakeEnvironment({
    query: '?utm_source=insta&ref=b',
    referrer: 'https://jaanu.test/marketing?utm_medium=ad&ref=a',
    local: { [URL_PARAMS_KEY]: '{"utm_campaign":"diwali","utm_source":"old","n":1}' },
  });
  const params = {
    utm_campaign: 'diwali',
    utm_source: 'insta',
    n: '1',
    utm_medium: 'ad',
    ref: 'b',
  };
  expect(keepUrlParams(environment)).toEqual(params);
  expect(JSON.parse(environment.local.get(URL_PARAMS_KEY) ?? '')).toEqual(params);
});

test('the address of an article that led here is kept', () => {
  const { environment } = fakeEnvironment({
    referrer: 'https://jaanu.test/blogs/late-night-talks?utm_source=insta',
  });
  expect(keepUrlParams(environment)).toEqual({
    utm_source: 'insta',
    article: '/blogs/late-night-talks',
  });
});

test('the query of another site is ignored', () => {
  const { environment } = fakeEnvironment({ referrer: 'https://search.test/?q=private' });
  expect(keepUrlParams(environment)).toEqual({});
  expect(environment.local.get(URL_PARAMS_KEY)).toBeNull();
});

test.each(['{', '[]', 'null', '"text"'])('%s is discarded with a warning', (kept) => {
  const { environment, logged } = fakeEnvironment({ local: { [URL_PARAMS_KEY]: kept } });
  expect(keepUrlParams(environment)).toEqual({});
  expect(environment.local.get(URL_PARAMS_KEY)).toBeNull();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^warn: /);
});

test('a name longer than the server takes is left out', () => {
  const { environment } = fakeEnvironment({ query: `?${'n'.repeat(101)}=1&=2&ok=3` });
  expect(keepUrlParams(environment)).toEqual({ ok: '3' });
});
