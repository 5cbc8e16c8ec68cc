import { expect, it } from 'vitest';
import { breaks, type Contract, contractNow, contractReleased } from './contract.ts';

it('pages of the last release find what they call and read', async () => {
  // Where this is intended, and no earlier page can still be open: npm run contract:keep
  expect(breaks(contractReleased(), await contractNow())).toEqual([]);
});

const contract = (name: string, schema: object) =>
  ({ endpoints: ['GET /a'], schemas: { [name]: schema } }) as unknown as Contract;
const sent = (schema: object) => contract('aRequest', schema);
const read = (schema: object) => contract('aResponse', schema);
const text = { type: 'string' };
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

it.each([
  ['a field that is needed now', sent(object({})), sent(object({ a: text }, ['a']))],
  ['a shorter text', sent({ ...text, maxLength: 5 }), sent({ ...text, maxLength: 4 })],
  ['a bound that was none', sent({ type: 'integer' }), sent({ type: 'integer', minimum: 1 })],
  ['a choice that is gone', sent({ ...text, enum: ['a', 'b'] }), sent({ ...text, enum: ['a'] })],
  ['another kind', sent(object({ a: text })), sent(object({ a: { type: 'integer' } }))],
  ['a field that may be missing', read(object({ a: text }, ['a'])), read(object({ a: text }))],
  ['a word nobody knew', read({ ...text, enum: ['a'] }), read({ ...text, enum: ['a', 'b'] })],
  [
    'one more kind of answer',
    read({ anyOf: [{ type: 'string' }] }),
    read({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
  ],
  ['an endpoint that is gone', read({}), { ...read({}), endpoints: [] }],
])('notices %s', (_, before, now) => {
  expect(breaks(before, now)).toHaveLength(1);
  expect(breaks(before, before)).toEqual([]);
});

it.each([
  ['a further field that may be sent', sent(object({})), sent(object({ a: text }))],
  ['a longer text', sent({ ...text, maxLength: 4 }), sent({ ...text, maxLength: 5 })],
  ['a further choice', sent({ ...text, enum: ['a'] }), sent({ ...text, enum: ['a', 'b'] })],
  ['a further field to read', read(object({})), read(object({ a: text }, ['a']))],
  ['a further endpoint', { endpoints: [], schemas: {} }, read({})],
])('takes %s', (_, before, now) => {
  expect(breaks(before, now)).toEqual([]);
});
