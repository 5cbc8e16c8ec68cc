import { describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { SHARE_ACTION, SHARE_LOST } from '#contract/share.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

const form = new FormData();
form.set('text', 'private words');

describe('a share that no service worker took', () => {
  it.each<[string, BodyInit | null, Record<string, string>]>([
    ['from the phone, which names no origin', form, { origin: 'null' }],
    ['with no word of where it comes from', form, {}],
    ['from another site', form, { origin: 'https://other.test' }],
    ['as a plain form', new URLSearchParams({ text: 'private words' }), {}],
    ['longer than any body that is read', 'x'.repeat(200_000), { 'content-type': 'text/plain' }],
    ['with nothing in it', null, {}],
  ])('%s leads to the page that says so, and is not read', async (_, body, headers) => {
    const answer = await fetch(api.origin + SHARE_ACTION, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers,
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(PAGES.chats + SHARE_LOST);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).not.toContain('private');
  });

  it('cannot be requested', async () => {
    expect((await fetch(api.origin + SHARE_ACTION)).status).toBe(404);
  });
});
