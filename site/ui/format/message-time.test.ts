import { expect, test } from 'vitest';
import { messageTime } from './message-time.ts';

test('a message being sent shows now', () => {
  expect(messageTime('temp-1', '2026-01-01T00:00:00.000Z')).toBe('Now');
});

test('others show the time in India, wherever the reader is', () => {
  expect(messageTime('1', '2026-01-01T00:00:00.000Z')).toMatch(/^05:30\sam$/i);
  expect(messageTime('1', '2026-01-01T09:05:00.000Z')).toMatch(/^02:35\spm$/i);
});
