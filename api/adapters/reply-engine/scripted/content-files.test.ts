import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles } from '#content-reader/kinds/articles.ts';
import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { prompts as promptKind } from '#content-reader/kinds/prompts.ts';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { CONTENT, readContent } from './testing.ts';

const companions = (await readContent('companions')).map(({ file, data, body }) => ({
  file,
  body,
  data: companionKind.schema.parse(data),
}));

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
      expect((await stat(drawing)).size).toBeLessThanOrEqual(32 * 1024);
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
    const types = prompts.map(({ data }) => promptKind.schema.parse(data).promptFor);
    expect([...new Set(types)].toSorted()).toEqual([...CHAT_TYPES].sort());
    for (const { body, file } of prompts) {
      for (const part of ['{{name}}', '{{age}}']) expect(body, file).toContain(part);
      for (const rule of [/18 and over|under 18/, /you are an AI/, /non-explicit/i]) {
        expect(body, file).toMatch(rule);
      }
    }
  });
});

describe('articles', () => {
  it('have valid front matter and plain Markdown', async () => {
    for (const { data, body, file } of await readContent('articles')) {
      expect(articles.schema.safeParse(data).error, file).toBeUndefined();
      expect(body, file).not.toMatch(/^import |[{}<]/m);
    }
  });
});
