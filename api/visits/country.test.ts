import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { countryVisit, createCountryOf } from './country.ts';

const call = (remoteAddress: string) =>
  ({ headers: { 'cf-ipcountry': 'IN' }, socket: { remoteAddress } }) as unknown as IncomingMessage;
const view = { page: '/blogs', campaign: 'diwali', source: 'google.com' };

it('trusts only the configured proxy', () => {
  const countryOf = createCountryOf({ countryHeader: 'cf-ipcountry', trustProxy: ['loopback'] });
  expect(countryOf(call('127.0.0.1'))).toBe('IN');
  expect(countryOf(call('203.0.113.9'))).toBeUndefined();
});

it('knows nothing without a configured header', () => {
  const countryOf = createCountryOf({ countryHeader: undefined, trustProxy: ['loopback'] });
  expect(countryOf(call('127.0.0.1'))).toBeUndefined();
});

it.each([
  ['IN', 'country:IN'],
  ['in', 'country:IN'],
  ['XX', 'country:??'],
  ['<script>', 'country:??'],
])('%s counts for %s', (told, page) => {
  expect(countryVisit(view, told)).toEqual({ page, campaign: 'diwali', source: '' });
});

it('counts a visit once, not each of its pages', () => {
  expect(countryVisit({ ...view, source: '/blogs' }, 'IN')).toBeUndefined();
  expect(countryVisit(view, undefined)).toBeUndefined();
});
