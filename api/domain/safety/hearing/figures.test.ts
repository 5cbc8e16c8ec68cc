import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { createFigures } from './figures.ts';
import { createHearing } from './hearing.ts';

const CONTENT = join(import.meta.dirname, '../../../../content/safety');
const { hearing } = await loadSafety(CONTENT);
const { hear, listen } = createHearing(hearing);
const withoutSoundAlikes = createFigures(hearing.figures, hearing.soundAlikes);
const isFigure = new Set(hearing.figures);
const figuresIn = (text: string) =>
  withoutSoundAlikes(listen(text))
    .marks.map(({ concept }) => concept)
    .filter((concept) => isFigure.has(concept));

it.each([
  ['i will hang myself after class tonight', 'now'],
  ['class ke baad phaansi laga lunga', 'now'],
  ['क्लास के बाद फाँसी लगा लूँगा', 'now'],
  ['going to jump off the roof after class', 'now'],
  ['everyone in my class hates me, going to hang myself', 'now'],
  ['it is so quiet here, i will hang myself', 'now'],
  ['nobody can save me, i am going to hang myself', 'now'],
  ['दादी सो गईं, मैं फाँसी लगाने जा रही हूँ', 'now'],
  ['bade bhai ko bolna, phaansi lagane ja raha hu', 'now'],
  ['wrote a suicide note to my class teacher', 'serious'],
  ['i want to die, nobody in class talks to me, want to kill myself', 'serious'],
])('a word that only sounds like a figure of speech voids no rule: %s', (text, danger) => {
  expect(hear(text, undefined, 2026).danger).toBe(danger);
});

it('a word that is one still does', () => {
  expect(figuresIn('a clash in class, very nice of my niece')).toEqual(['game', 'joy']);
  expect(hear('clash of clans me phaansi laga lunga', undefined, 2026).danger).not.toBe('now');
});

it('of the commonest words of the corpora none is a figure that is not listed as one', async () => {
  const files = ['train', 'extra', 'chats', 'harmless'].map((name) =>
    readFile(join(CONTENT, `corpus/${name}.jsonl`), 'utf8'),
  );
  const counts = new Map<string, number>();
  for (const line of (await Promise.all(files)).join('\n').split('\n').filter(Boolean)) {
    for (const { written } of listen(JSON.parse(line).text ?? '').words) {
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }
  const lists = hearing.figures.map((name) => hearing.concepts[name]).join(',');
  const listed = new Set(
    lists.split(/[,\s]+/u).map((word) => word.replace(/[=*]/g, '').normalize('NFKC')),
  );
  const heard = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 600)
    .map(([written]) => written)
    .filter((written) => !listed.has(written) && figuresIn(written).length > 0);
  expect(heard).toEqual([]);
});
