import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { CONTENT, conversation, seeded, turnOf } from './testing.ts';

const lines = parse(await readFile(join(CONTENT, 'talk/turns.yaml'), 'utf8'));
const unnamed: string[] = Object.values<string[]>(lines['welcome-back-unnamed']).flat();
const SAID: ReplyTurn['history'] = [
  { sender: 'ai', content: 'Hello, I am Lila.' },
  { sender: 'user', content: 'I had tea in the rain' },
  { sender: 'ai', content: 'Rain makes any tea better.' },
];

const greet = (part: Partial<ReplyTurn>, seed: number) =>
  conversation(
    turnOf('', { kind: 'welcome', history: SAID, ...part }),
    null,
    new Date('2026-11-24T04:00:00Z'),
    seeded(seed),
  ).text;
const isUnnamed = (text: string) => unnamed.some((line) => text.startsWith(line));

describe('who comes back', () => {
  it('is greeted as somebody she knows, though she knows no name', () => {
    for (let seed = 1; seed < 9; seed++) expect(greet({}, seed)).toSatisfy(isUnnamed);
  });

  it('is greeted by name where she knows it', () => {
    const memory = [{ topic: 'name', label: 'Name', value: 'Rohan' }];
    for (let seed = 1; seed < 9; seed++) {
      expect(greet({ memory }, seed)).toContain('Rohan');
      expect(greet({ memory }, seed)).not.toSatisfy(isUnnamed);
    }
  });

  it('is none who is here for the first time', () => {
    for (let seed = 1; seed < 9; seed++) {
      expect(greet({ history: [] }, seed)).not.toSatisfy(isUnnamed);
    }
  });
});
