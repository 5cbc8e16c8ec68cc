import { describe, expect, it } from 'vitest';
import { alternating, BLOCK, fitting, sizeOf } from './history.ts';

const LETTERS = { latin: 2.8, indic: 2 };
const MANY = 1_000_000;

const chat = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({
    sender: (from + n) % 2 ? ('ai' as const) : ('user' as const),
    content: `text ${from + n}`,
  }));

describe('the part of a chat that is shown', () => {
  it('is the whole chat when it is short', () => {
    expect(fitting(chat(0, 19), 0, MANY, LETTERS)).toHaveLength(19);
  });

  it('starts at the same text for a whole block, however the window moves', () => {
    const begins = Array.from({ length: 60 }, (_, n) => {
      const length = 100 + n;
      const earlier = length - 80;
      return fitting(chat(earlier, length), earlier, MANY, LETTERS)[0]?.content;
    });
    // 60 texts later the beginning has moved three times, not 60 times.
    expect([...new Set(begins)]).toHaveLength(60 / BLOCK + 1);
  });

  it('drops whole blocks until the rest fits its budget', () => {
    const history = chat(0, 70);
    const shown = fitting(history, 0, sizeOf(history.slice(25), LETTERS), LETTERS);
    expect(shown[0]).toEqual(history[40]);
  });

  it('cuts the last block where that alone is too long, and keeps the newest text of any length', () => {
    const history = chat(0, 10);
    const most = sizeOf(history.slice(6), LETTERS);
    expect(fitting(history, 0, most, LETTERS)).toEqual(history.slice(6));
    expect(fitting(history, 0, 1, LETTERS)).toEqual(history.slice(9));
    expect(fitting([], 0, 1, LETTERS)).toEqual([]);
  });
});

it('starts with the visitor, then alternates', () => {
  const history = [
    { sender: 'ai' as const, content: 'Hi!' },
    { sender: 'user' as const, content: 'Listen' },
    { sender: 'user' as const, content: 'to me' },
  ];
  expect(alternating(history)).toEqual([
    { role: 'user', content: expect.stringContaining('opened the chat') },
    { role: 'assistant', content: 'Hi!' },
    { role: 'user', content: 'Listen\nto me' },
  ]);
});
