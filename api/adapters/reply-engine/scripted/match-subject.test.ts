import { describe, expect, it } from 'vitest';
import type { RepliesContent } from '#contract/schemas/content.ts';
import { chooseSubject, matchSubject } from './match-subject.ts';

const subject = (priority: number, ...match: string[]): RepliesContent => ({
  match,
  priority,
  english: { any: ['-'] },
  hinglish: { any: ['-'] },
  hindi: { any: ['-'] },
});

const match = matchSubject(
  new Map([
    ['greeting', subject(20, 'hi', 'hello')],
    ['how', subject(40, 'how are you', 'कैसी हो')],
    ['age', subject(40, 'how old are you', 'old')],
    ['honest', subject(99, 'bot')],
    ['sky', subject(40, 'गर्मी', '❤')],
    ['said-yes', subject(5, 'haan', 'yes')],
    ['said-no', subject(6, 'no', 'नहीं')],
  ]),
);

describe('matchSubject', () => {
  it.each([
    ['Hiiiii!!', 'greeting'],
    ['HELLO', 'greeting'],
    ['hi, how are you?', 'how'],
    ['and how old are you', 'age'],
    ['hello, are you a BOT?', 'honest'],
    ['तुम कैसी हो?', 'how'],
    ['बहुत गर्मी है', 'sky'],
    ['❤️❤️', 'sky'],
  ])('%s calls %s', (text, name) => {
    expect(match(text)).toBe(name);
  });

  it.each(['this is history', 'chiller', 'robots and bottles', 'golden', 'गर्मियों', '', '!!!'])(
    'finds no word inside another: "%s"',
    (text) => {
      expect(match(text)).toBeUndefined();
    },
  );
});

describe('chooseSubject', () => {
  it('takes a bare yes or no as the answer to her question', () => {
    expect(chooseSubject(match, 'haan', 'Did you eat? 😊')).toBe('said-yes');
    expect(chooseSubject(match, 'नहीं', 'खाना खाया?')).toBe('said-no');
    expect(chooseSubject(match, 'haan', 'Sleep well.')).toBe('short-ack');
    expect(chooseSubject(match, 'yes', undefined)).toBe('short-ack');
  });

  it('takes up to three unknown words after a question as a short answer', () => {
    expect(chooseSubject(match, 'masala dosa', 'What did you eat?')).toBe('short-answer');
    expect(chooseSubject(match, 'masala dosa', 'I ate.')).toBe('fallback');
    expect(chooseSubject(match, 'we went there with them all', 'And then?')).toBe('fallback');
    expect(chooseSubject(match, '...', 'And then?')).toBe('fallback');
  });

  it('lets a known subject win over the short answer', () => {
    expect(chooseSubject(match, 'hello', 'What did you eat?')).toBe('greeting');
  });
});
