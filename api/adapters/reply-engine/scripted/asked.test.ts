import { describe, expect, it } from 'vitest';
import { asked, askedOfHer } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { createFinders } from './talk/finders.ts';
import { loadBank } from './talk/load-bank.ts';
import { loadHearing } from './talk/load-hearing.ts';
import { CONTENT } from './testing.ts';

const [bank, { meaning }, files, answers] = await Promise.all([
  loadBank(CONTENT),
  loadHearing(CONTENT),
  readKind(CONTENT, asked),
  readKind(CONTENT, askedOfHer),
]);
const findersOf = createFinders(bank, meaning);
const questions = files.flatMap(({ data }) => Object.entries(data));
const names = [...bank.voices.keys()].filter((name) => answers.some(({ slug }) => slug === name));

describe('plain questions', () => {
  it('are answered by each companion, in her own words', () => {
    expect(names.length).toBe(12);
    for (const { slug, data } of answers) {
      expect(Object.keys(data).length, slug).toBeGreaterThan(200);
      const own = Object.values(data).filter((one) => !('as' in one));
      expect(own.length, slug).toBeGreaterThan(100);
    }
    const said = answers.flatMap(({ data }) =>
      Object.values(data).flatMap((one) => ('as' in one ? [] : Object.values(one))),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it('have no wording that is also of another', () => {
    const wordings = questions.flatMap(([, { english, hinglish, hindi }]) => [
      ...english,
      ...hinglish,
      ...hindi,
    ]);
    expect(new Set(wordings).size).toBe(wordings.length);
  });

  it('are found by their wordings, each with one companion', () => {
    const missed = questions.flatMap(([id, { english, hinglish, hindi }], at) => {
      const name = names[at % names.length] ?? '';
      const answer = answers.find(({ slug }) => slug === name)?.data[id];
      const voice = bank.voices.get(name);
      if (!answer || !voice) return [];
      const wanted = 'as' in answer && answer.as.startsWith('own/') ? answer.as : `own/asked-${id}`;
      return [english, hinglish, hindi].flatMap(([wording = '']) => {
        const found = findersOf(voice).own(wording);
        return found?.id === wanted ? [] : [`${name}: ${wording}: ${found?.id}`];
      });
    });
    expect(missed.length, missed.join('\n')).toBeLessThan(questions.length * 0.1);
  }, 60_000);
});

describe('what answers a plain question as well', () => {
  it('is told once, as the fact or the card that it is', () => {
    const kavya = bank.voices.get('kavya');
    const card = kavya?.own.find(({ id }) => id === 'own/live-alone');
    const [wording] = files.find(({ slug }) => slug === 'home')?.data['lives-with']?.english ?? [];
    expect(card?.ask.english).toContain(wording);
  });
});
