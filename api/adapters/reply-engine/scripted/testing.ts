import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companions } from '#content-reader/kinds/companions.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';

/** The folder `content/` of this project. */
export const CONTENT = join(import.meta.dirname, '../../../../content');

/** Numbers from 0 up to 1 that look random and are the same in every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Front matter and body of every file of one folder of `content/`. */
export const readContent = async (folder: string) => {
  const files = (await readdir(join(CONTENT, folder), { recursive: true })).filter((file) =>
    /\.mdx?$/.test(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(CONTENT, folder, file), 'utf8');
      const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      return { file, data: parse(front) as unknown, body };
    }),
  );
};

/** Every companion as a reply engine is given her, and one who is only in the database. */
export const allCompanions = async (): Promise<ReplyTurn['companion'][]> => {
  const files = await readContent('companions');
  const known = files.map(({ data }) => {
    const { age, city, work, voice, gallery, ...row } = companions.schema.parse(data);
    return { ...row, persona: { age, city, work, voice, gallery } };
  });
  return [...known, { name: 'Lila', aboutMe: null, interests: [], persona: null }];
};

/** A turn with one message of the visitor's, from a companion who is only in the database. */
export const turnOf = (content: string, part: Partial<ReplyTurn> = {}): ReplyTurn => ({
  kind: 'message',
  chatType: 'friendly',
  companion: { name: 'Lila', aboutMe: null, interests: [], persona: null },
  prompt: '',
  history: [{ sender: 'user', content }],
  memory: [],
  ...part,
});
