import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companions } from '#content-reader/kinds/companions.ts';
import { createMemoryRules } from '../../../domain/memory/find-facts.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { loadMemory } from '../../memory/load-memory.ts';
import { loadConversation } from './load-conversation.ts';

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
  state: null,
  ...part,
});

const memoryRules = createMemoryRules(
  await loadMemory(join(CONTENT, 'memory/facts.yaml')),
  () => true,
);

/** The conversation as the product holds it, with all of `content/`. */
export const conversation = await loadConversation(CONTENT, { findFacts: memoryRules.find });

/** What she says to a visitor's messages, one after the other, with why. */
export function talk(turn: Partial<ReplyTurn>, messages: string[], seed: number) {
  const random = seeded(seed);
  let state: string | null = null;
  let history: ReplyTurn['history'] = [];
  return messages.map((content) => {
    history = [...history, { sender: 'user' as const, content }];
    const reply = conversation(turnOf(content, { ...turn, history }), state, NOON, random);
    state = reply.state;
    history = [...history, { sender: 'ai', content: reply.text }];
    return reply;
  });
}

const NOON = new Date('2026-11-22T06:30:00Z');

const all = await allCompanions();

/** What a companion, by her first name, answers to the last of some messages, as a friend. */
export function lastReply(name: string, ...messages: string[]) {
  const companion = all.find((one) => one.name.startsWith(name));
  if (!companion) throw new Error(`no ${name}`);
  return talk({ companion, chatType: 'friendly' }, messages, 3).at(-1);
}

/** The same in a chat of any kind, by her name in small letters: what she says, and why in one line. */
export function lastSaid(name: string, chatType: ReplyTurn['chatType'], ...messages: string[]) {
  const companion = all.find((one) => one.name.toLowerCase().startsWith(name));
  if (!companion) throw new Error(`Nobody is called ${name}.`);
  const said = talk({ companion, chatType }, messages, 3).at(-1);
  return { text: said?.text ?? '', why: said?.why.join(' | ') ?? '' };
}
