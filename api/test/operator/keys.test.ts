import { expect, it } from 'vitest';
import { keys } from '../../../ops/operator/keys/keys.ts';
import { operateOn } from '../support/operate.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

it('makes a key, and says what to set in which round', async () => {
  const { code, text } = await operateOn(api, keys, ['new', 'chat', '2027a']);
  expect(code).toBe(0);
  expect(text).toMatch(/CHAT_KEYS=<as it is>,2027a:[\w+/]{43}=\n/);
  expect(text).toMatch(/CHAT_KEYS=2027a:[\w+/]{43}=,<as it was>/);
  expect((await operateOn(api, keys, ['new', 'session'])).text).toContain('SESSION_SECRET=');
  expect((await operateOn(api, keys, ['new', 'chat', 'two words'])).code).toBe(1);
});
