import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '#contract/schemas/url-params.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

/** What is stored of a new visitor who came by an address with these parameters. */
async function stored(urlParams: Record<string, string>): Promise<Record<string, string>> {
  const visitor = api.browser();
  expect((await visitor.register({ urlParams })).status).toBe(201);
  const { user } = await visitor.exported<{ user: { urlParams: Record<string, string> } }>();
  return user.urlParams;
}

const many = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, value]));

describe('the parameters of the landing page', () => {
  it('are kept as they came where they are few and short', async () => {
    const params = { utm_source: 'insta', fbclid: 'IwY2xjawM'.repeat(20), other: 'नमस्ते' };
    expect(await stored(params)).toEqual(params);
  });

  it('keep known ones first, and at most twenty others', async () => {
    const kept = await stored({ ...many(40, 'x'), utm_campaign: 'diwali', ref: 'friend' });
    expect(kept).toMatchObject({ ref: 'friend', utm_campaign: 'diwali', [LEFT_OUT]: '20' });
    expect(Object.keys(kept)).toHaveLength(23);
  });

  it.each([
    ['long values', many(50, 'x'.repeat(500))],
    ['values of many bytes', many(30, 'क'.repeat(500))],
    ['what JSON writes longer', many(30, '\u0001"\\'.repeat(160))],
    ['long known ones', { ref: 'r'.repeat(9_000), gclid: 'g'.repeat(9_000) }],
    ['half a character', { a: `${'x'.repeat(499)}😀` }],
    ['long names', { [`n${'x'.repeat(200)}`]: 'y' }],
    ['names of an object', JSON.parse('{"__proto__": "x", "constructor": "y", "toString": "z"}')],
  ])('are never more than 2 KB, and never refused: %s', async (_, params) => {
    const text = JSON.stringify(await stored(params));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_048);
  });
});
