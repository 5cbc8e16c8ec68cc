import { expect, test } from 'vitest';
import { ACCOUNT, fakeApi, refusal, USER, type WholeApi } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from '../visitor/user.ts';
import { createAccountStore } from './account.ts';
import { createMemoryStore } from './memory.ts';

const setUp = async (answers: Partial<WholeApi>) => {
  const { environment, logged, clock } = fakeEnvironment();
  const { api, asked } = fakeApi({
    me: async () => USER,
    account: async () => ACCOUNT,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const account = createAccountStore({ api, user, environment });
  await account.load();
  const values = () => {
    const state = account.$account.get();
    return state.kind === 'ready' ? state.account.memory.map(({ value }) => value) : state.kind;
  };
  return {
    memory: createMemoryStore({ api, user, account, environment }),
    asked,
    logged,
    values,
    clock,
  };
};

test('a line is corrected', async () => {
  const sent: unknown[] = [];
  const { memory, values } = await setUp({
    correctMemory: async (...input) => void sent.push(input),
  });
  expect(await memory.correct('memory-2', 'Mumbai')).toBe('done');
  expect(sent).toEqual([['memory-2', { value: 'Mumbai' }]]);
  expect(values()).toEqual(['Arjun', 'Mumbai']);
});

const FORGOTTEN = { undo: 'sealed', undoUntil: '2026-01-01T00:01:00.000Z' };

test('a line is forgotten, and disappears once it can no longer be restored', async () => {
  const { memory, values, clock } = await setUp({ forgetMemory: async () => FORGOTTEN });
  expect(await memory.forget('memory-1')).toBe('done');
  clock.advance(59_000);
  expect(values()).toEqual(['Arjun', 'Pune']);
  clock.advance(1_000);
  expect(values()).toEqual(['Pune']);
});

test('a restored line stays', async () => {
  const sent: unknown[] = [];
  const { memory, values, clock } = await setUp({
    forgetMemory: async () => FORGOTTEN,
    restoreMemory: async (...input) => void sent.push(input),
  });
  await memory.forget('memory-1');
  expect(await memory.putBack('memory-1')).toBe('done');
  expect(sent).toEqual([['memory-1', 'sealed']]);
  clock.advance(60_000);
  expect(values()).toEqual(['Arjun', 'Pune']);
});

test('what can no longer be restored is gone', async () => {
  const { memory, asked } = await setUp({
    restoreMemory: async () => {
      throw refusal(409);
    },
  });
  expect(await memory.putBack('memory-1')).toBe('gone');
  expect(asked.filter((name) => name === 'account')).toHaveLength(2);
});

test('a failure leaves the line, and is logged without its text', async () => {
  const { memory, values, logged } = await setUp({
    forgetMemory: async () => {
      throw refusal(503);
    },
  });
  expect(await memory.forget('memory-1')).toBe('failed');
  expect(values()).toEqual(['Arjun', 'Pune']);
  expect(logged).toEqual(['error: Failed to change what is remembered']);
});

test('a line changed elsewhere is reloaded', async () => {
  const { memory, asked } = await setUp({
    correctMemory: async () => {
      throw refusal(404);
    },
  });
  expect(await memory.correct('memory-1', 'Ravi')).toBe('gone');
  expect(asked.filter((name) => name === 'account')).toHaveLength(2);
});

test('a refused text is distinguished from a failure', async () => {
  const { memory, values, logged } = await setUp({
    correctMemory: async () => {
      throw refusal(422);
    },
  });
  expect(await memory.correct('memory-1', 'Something rude')).toBe('refused');
  expect(values()).toEqual(['Arjun', 'Pune']);
  expect(logged).toEqual([]);
});
