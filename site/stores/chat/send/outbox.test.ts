import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/fake-environment.ts';
import { createOutbox } from './outbox.ts';

const A = { clientMessageId: 'temp-a', content: 'hello' };
const B = { clientMessageId: 'temp-b', content: 'other' };

test('keeps one text a session, over a reload', () => {
  const local = memoryStore();
  createOutbox(local).put('s', A);
  createOutbox(local).put('t', B);
  expect(createOutbox(local).read('s')).toEqual(A);
  expect(createOutbox(local).read('u')).toBeUndefined();
});

test('amends and forgets its own entry', () => {
  const outbox = createOutbox(memoryStore());
  outbox.put('s', A);
  outbox.amend('s', { ...A, messageId: 'm' });
  expect(outbox.read('s')).toEqual({ ...A, messageId: 'm' });
  outbox.remove('s', A);
  expect(outbox.read('s')).toBeUndefined();
  outbox.amend('s', A);
  expect(outbox.read('s')).toBeUndefined();
});

test('gives way to a newer text of another tab', () => {
  const outbox = createOutbox(memoryStore());
  outbox.put('s', A);
  outbox.put('s', B);
  outbox.amend('s', { ...A, messageId: 'm' });
  outbox.remove('s', A);
  expect(outbox.read('s')).toEqual(B);
});

test.each(['{', 'null', '7', '{"content":"x"}'])('what cannot be read is nothing: %s', (text) => {
  expect(createOutbox(memoryStore({ 'jaanu_outbox:s': text })).read('s')).toBeUndefined();
});
