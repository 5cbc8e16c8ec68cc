import { expect, test } from 'vitest';
import { message } from '../test/fake-api.ts';
import {
  addMessage,
  isTemporary,
  needsWelcome,
  replaceMessage,
  temporaryMessage,
} from './message-list.ts';

const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

test('a temporary message says so by its id', () => {
  const temporary = temporaryMessage('s', 'hello', '1', 0);
  expect(isTemporary(temporary)).toBe(true);
  expect(isTemporary(message('user', 'hello'))).toBe(false);
  expect(temporary.timestamp).toBe('1970-01-01T00:00:00.000Z');
});

test('replacing keeps the place and lists nothing twice', () => {
  const list = [message('user', 'a'), message('user', 'temp-1'), message('ai', 'reply')];
  const replaced = replaceMessage(list, 'temp-1', [message('user', 'b'), message('ai', 'reply')]);
  expect(ids(replaced)).toEqual(['a', 'b', 'reply']);
  expect(ids(replaceMessage(list, 'temp-1', []))).toEqual(['a', 'reply']);
});

test('adding puts a message at the end, once', () => {
  const list = [message('ai', 'a'), message('user', 'b')];
  expect(ids(addMessage(list, message('ai', 'a')))).toEqual(['b', 'a']);
});

test('a welcome is owed while something but no text of hers is there', () => {
  expect(needsWelcome([])).toBe(false);
  expect(needsWelcome([message('system', 'a')])).toBe(true);
  expect(needsWelcome([message('ai', '/a.webp', 'image')])).toBe(true);
  expect(needsWelcome([message('system', 'a'), message('ai', 'b')])).toBe(false);
});
