import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { articleContent, companionContent, promptContent } from '#contract/schemas/content.ts';
import { linesFor } from './choose-line.ts';
import { LANGUAGES } from './detect-language.ts';
import { canFill } from './fill-line.ts';
import { loadReplies } from './load-replies.ts';
import { CONTENT, readContent } from './testing.ts';

const companions = (await readContent('companions')).map(({ file, data, body }) => ({
  file,
  body,
  data: companionContent.parse(data),
}));
const replies = await loadReplies(join(CONTENT, 'replies'));

describe('companions', () => {
  it('are twelve or more different persons, five or more for each chat type', () => {
    expect(companions.length).toBeGreaterThanOrEqual(12);
    for (const field of ['id', 'name', 'urlName', 'imagePath'] as const) {
      expect(new Set(companions.map(({ data }) => data[field])).size).toBe(companions.length);
    }
    for (const type of CHAT_TYPES) {
      const suited = companions.filter(({ data }) => data.suitableForChatTypes.includes(type));
      expect(suited.length, type).toBeGreaterThanOrEqual(5);
    }
  });

  it('fill the six places of the home row', () => {
    const places = companions.flatMap(({ data }) => data.featured ?? []);
    expect(places.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(companions.map(({ data, ...rest }) => ({ ...rest, ...data })))(
    '$file has a portrait, a profile and says that she is invented',
    async ({ body, imagePath }) => {
      const drawing = join(CONTENT, imagePath.replace(/\.webp$/, '.svg'));
      expect((await stat(drawing)).size).toBeLessThanOrEqual(6 * 1024);
      expect(await readFile(drawing, 'utf8')).not.toMatch(/<text|<script|<image|xlink:|href=/);
      expect(body).toContain('invented companion');
      expect(body.split(/\s+/).length).toBeGreaterThan(150);
      expect(body).not.toMatch(/^import |[{}<>]/m);
    },
  );
});

describe('prompts', () => {
  it('are there for every chat type, and say what every prompt must', async () => {
    const prompts = await readContent('prompts');
    const types = prompts.map(({ data }) => promptContent.parse(data).promptFor);
    expect(types.toSorted()).toEqual([...CHAT_TYPES].sort());
    for (const { body, file } of prompts) {
      for (const part of ['{{name}}', '{{age}}', '18 and over', 'you are an AI', 'non-explicit']) {
        expect(body, file).toContain(part);
      }
    }
  });
});

describe('articles', () => {
  it('have valid front matter and plain Markdown', async () => {
    for (const { data, body, file } of await readContent('articles')) {
      expect(articleContent.safeParse(data).error, file).toBeUndefined();
      expect(body, file).not.toMatch(/^import |[{}<]/m);
    }
  });
});

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
    ['in-danger', /(?=.*14416)(?=.*112)(?=.*\bAI\b)/],
    ['under-age', /1098/],
  ])('of %s all say what they must', (subject, must) => {
    const content = replies.get(subject);
    const lines = LANGUAGES.flatMap((language) => Object.values(content?.[language] ?? {}).flat());
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !must.test(line))).toEqual([]);
  });
});
