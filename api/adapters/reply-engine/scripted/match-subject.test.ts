import { describe, expect, it } from 'vitest';
import type { RepliesContent } from '#content-reader/kinds/conversation.ts';
import { matchSubject, subjectChooser } from './match-subject.ts';

const subject = (priority: number, ...match: string[]): RepliesContent => ({
  match,
  priority,
  english: { any: ['-'] },
  hinglish: { any: ['-'] },
  hindi: { any: ['-'] },
});

const replies = new Map([
  ['greeting', subject(20, 'hi', 'hello')],
  ['how', subject(40, 'how are you', 'कैसी हो')],
  ['age', subject(40, 'how old are you', 'old')],
  ['honest', subject(99, 'bot')],
  ['sky', subject(40, 'गर्मी', '❤')],
  ['said-yes', subject(5, 'haan', 'yes')],
  ['said-no', subject(6, 'no', 'नहीं')],
  ['heartbreak', subject(76, 'left me')],
]);
const match = matchSubject(replies);
const choose = subjectChooser(replies, () => false);

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

describe('subjectChooser', () => {
  it('takes a bare yes or no as the answer to her question', () => {
    expect(choose(['haan'], 'Did you eat? 😊')).toBe('said-yes');
    expect(choose(['नहीं'], 'खाना खाया?')).toBe('said-no');
    expect(choose(['haan'], 'Sleep well.')).toBe('short-ack');
    expect(choose(['yes'], undefined)).toBe('short-ack');
  });

  it('takes up to three unknown words after a question as a short answer', () => {
    expect(choose(['masala dosa'], 'What did you eat?')).toBe('short-answer');
    expect(choose(['masala dosa'], 'I ate.')).toBe('fallback');
    expect(choose(['masala dosa?'], 'And then?')).toBe('fallback');
    expect(choose(['we went there with them all'], 'And then?')).toBe('fallback');
    expect(choose(['...'], 'And then?')).toBe('fallback');
    expect(choose([], undefined)).toBe('fallback');
  });

  it('lets a known subject win over the short answer', () => {
    expect(choose(['hello'], 'What did you eat?')).toBe('greeting');
  });

  it('hears hi, yes and no only in brief messages', () => {
    expect(choose(['we had no water in the whole building today'], 'Well?')).toBe('fallback');
    expect(choose(['hi we had rain in the whole city today'], undefined)).toBe('fallback');
  });

  it('keeps listening for two messages after a heavy one', () => {
    const said = ['she left me', 'two months ago', 'no', 'hello'];
    expect(choose(said.slice(0, 1), 'Well?')).toBe('heartbreak');
    expect(choose(said.slice(0, 2), 'Well?')).toBe('listening');
    expect(choose(said.slice(0, 3), 'Well?')).toBe('listening');
    expect(choose(said, 'Well?')).toBe('greeting');
    expect(choose(['she left me', 'how are you'], 'Well?')).toBe('how');
  });
});
