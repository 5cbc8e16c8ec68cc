import { expect, test } from 'vitest';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { takeReturnToken } from './return-token.ts';

/** A tab that the provider has led back; `query` of the address now. */
const tab = (query: string) => {
  const { environment } = fakeEnvironment({ query });
  const { navigation } = environment;
  return { take: () => takeReturnToken(environment), query: navigation.query, navigation };
};

test('the token is removed from the address at once, and a reload still has it', () => {
  const { take, query } = tab('?order_id=o1&t=secret&status=SUCCESS');
  expect(take()).toBe('?order_id=o1&t=secret&status=SUCCESS');
  expect(query()).toBe('?order_id=o1&status=SUCCESS');
  expect(take()).toContain('t=secret');
});

test('another order of this tab does not have the token of the previous one', () => {
  const { take, navigation } = tab('?order_id=o1&t=secret');
  take();
  navigation.replaceQuery('?order_id=o2');
  expect(take()).toBe('?order_id=o2');
});

test.each(['', '?status=FAILED', '?order_id=o1', '?order_id=o1&t='])(
  'an address without a token stays as it is: %j',
  (address) => {
    const { take, query } = tab(address);
    expect(take()).toBe(address);
    expect(query()).toBe(address);
  },
);
