import { expect, test } from 'vitest';
import { message } from '../../../test/fake-api.ts';
import {
  isTemporary,
  needsWelcome,
  putMessages,
  temporaryId,
  temporaryMessage,
  unansweredId,
  withOlder,
} from './message-list.ts';

const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

test('a temporary message is recognised by its id', () => {
  const temporary = temporaryMessage('s', { id: temporaryId('1'), content: 'hello' }, 0);
  expect(isTemporary(temporary)).toBe(true);
  expect(isTemporary(message('user', 'hello'))).toBe(false);
  expect(temporary.timestamp).toBe('1970-01-01T00:00:00.000Z');
});

test('an arriving message replaces its temporary one, and nothing is listed twice', () => {
  const list = [message('user', 'a'), message('user', 'temp-1'), message('ai', 'reply')];
  const turn = [message('user', 'b'), message('ai', 'reply')];
  expect(ids(putMessages(list, ['temp-1'], turn))).toEqual(['a', 'b', 'reply']);
  expect(ids(putMessages(list, ['temp-1', undefined], []))).toEqual(['a', 'reply']);
  expect(ids(putMessages([message('user', 'b')], ['temp-1'], turn))).toEqual(['b', 'reply']);
});

test('without a temporary one it is added at the end', () => {
  const list = [message('ai', 'a'), message('user', 'b')];
  expect(ids(putMessages(list, ['temp-1'], [message('ai', 'c')]))).toEqual(['a', 'b', 'c']);
});

test('a page of older messages comes first, once', () => {
  const page = [message('ai', 'a'), message('user', 'b')];
  expect(ids(withOlder([message('user', 'b'), message('ai', 'c')], page))).toEqual(['a', 'b', 'c']);
});

test('a text is unanswered while the list ends with it', () => {
  const list = [message('ai', 'a'), message('user', 'b')];
  expect(unansweredId(list, 'b')).toBe('b');
  expect(unansweredId(list, 'c')).toBeUndefined();
  expect(unansweredId([...list, message('ai', 'd')], 'b')).toBeUndefined();
  expect(unansweredId([], 'b')).toBeUndefined();
});

test('a welcome is needed while there are messages but none of hers', () => {
  expect(needsWelcome([])).toBe(false);
  expect(needsWelcome([message('system', 'a')])).toBe(true);
  expect(needsWelcome([message('ai', '/a.webp', 'image')])).toBe(true);
  expect(needsWelcome([message('system', 'a'), message('ai', 'b')])).toBe(false);
});
