import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { LANGUAGES } from '../../../domain/text/detect-language.ts';
import { linesFor } from './choose-line.ts';
import { canFill } from './fill-line.ts';
import { loadReplies } from './load-replies.ts';
import { CONTENT } from './testing.ts';

const replies = await loadReplies(join(CONTENT, 'replies'));

describe('replies', () => {
  it.each([...replies.keys()])('%s has two lines or more for everyone', (subject) => {
    const onlyName = { name: 'x', pet: 'x', emoji: 'x' };
    for (const language of LANGUAGES) {
      for (const type of CHAT_TYPES) {
        const lines = linesFor(replies.get(subject)?.[language] ?? {}, type);
        const forEveryone = lines.filter((line) => canFill(line, onlyName));
        expect(forEveryone.length, `${language} ${type}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('never repeat a line, and each is more than placeholders', () => {
    for (const language of LANGUAGES) {
      const lines = [...replies.values()].flatMap((content) =>
        Object.values(content[language]).flat(),
      );
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
      expect(lines.filter((line) => line.replace(/\{\w+\}/g, '').length < 10)).toEqual([]);
    }
  });

  it('keep to the letters of their language', () => {
    for (const [subject, { english, hinglish, hindi }] of replies) {
      const latin = [...Object.values(english), ...Object.values(hinglish)].flat();
      expect(
        latin.filter((line) => /\p{Script=Devanagari}/u.test(line)),
        subject,
      ).toEqual([]);
      const devanagari = Object.values(hindi).flat();
      expect(
        devanagari.filter((line) => !/\p{Script=Devanagari}/u.test(line)),
        subject,
      ).toEqual([]);
      expect(
        devanagari.filter((line) => line.includes('{pet}')),
        subject,
      ).toEqual([]);
    }
  });

  it.each([
    ['are-you-ai', /\bAI\b/],
    ['meet-up', /\bAI\b/],
    ['under-age', /1098/],
  ])('of %s all say what they must', (subject, must) => {
    const content = replies.get(subject);
    const lines = LANGUAGES.flatMap((language) => Object.values(content?.[language] ?? {}).flat());
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !must.test(line))).toEqual([]);
  });
});
