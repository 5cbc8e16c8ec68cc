import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { suggestions } from '#content-reader/kinds/talk.ts';
import { createGuard } from '../../../domain/safety/guard.ts';
import { LANGUAGES } from '../../../domain/text/detect-language.ts';
import { loadSafety } from '../../safety/load-safety.ts';
import { loadBank } from './talk/load-bank.ts';
import { realise } from './talk/realise.ts';
import { drawsFrom, suggest } from './talk/suggest.ts';
import { CONTENT, conversation, seeded, talk, turnOf } from './testing.ts';

const content = suggestions.schema.parse(
  parse(await readFile(join(CONTENT, 'talk/suggestions.yaml'), 'utf8')),
);
const { topics } = await loadBank(CONTENT);
const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const NOON = new Date('2026-11-22T06:30:00Z');

const kavya = { name: 'Kavya', aboutMe: null, interests: [], persona: null };

const realised = (line: string) =>
  [true, false].flatMap((isAap) =>
    (['man', 'woman'] as const).map((gender) => realise(line, { isAap, gender })),
  );

const every = LANGUAGES.flatMap((language) => [
  ...[content.yes, content.no, content.first, content.warm, content.playful].flatMap(
    (lines) => lines[language],
  ),
  ...[content.heavy, content.bye, content.welcome].flatMap((lines) => lines[language]),
  ...Object.values(content.topics).map((question) => question[language]),
]);

/** What was written for these very words or for the very thing answers them, too. */
const IN_THESE_WORDS = /^(?:own|card) \S+ (?:likely )?(?:0\.[789]\d|1\.00)|^liking\//;

describe('the proposed replies of content/', () => {
  it('name topics there are, and change to those that have a question', () => {
    expect(Object.keys(content.topics).filter((topic) => !topics.has(topic))).toEqual([]);
    expect(content.change.filter((topic) => !content.topics[topic])).toEqual([]);
  });

  it('are short, and nothing the guard would stop', () => {
    const texts = every.flatMap(realised);
    expect(texts.filter((text) => text.length > 60)).toEqual([]);
    expect(texts.filter((text) => guard.judge(text) !== undefined)).toEqual([]);
  });

  it('are answered: her topic is heard in nearly every question about her', () => {
    const asked = Object.entries(content.topics).flatMap(([topic, question]) =>
      LANGUAGES.map((language) => ({
        topic,
        text: realise(question[language], { isAap: false, gender: undefined }),
      })),
    );
    const missed = asked.filter(({ topic, text }) => {
      const turn = turnOf(text, { companion: kavya });
      return !conversation(turn, null, NOON, seeded(3)).why.some(
        (why) => why.includes(topic) || IN_THESE_WORDS.test(why),
      );
    });
    expect(missed.length / asked.length).toBeLessThan(0.07);
  }, 60_000);
});

describe('what is proposed below a reply', () => {
  const lastOf = (messages: string[], seed = 7) =>
    talk({ companion: kavya }, messages, seed).at(-1)?.suggestions ?? [];

  it('answers her question that wants a yes or a no', () => {
    const [yes, no] = [content.yes.english, content.no.english];
    const proposed = lastOf(['my boss shouted at me in front of everyone']);
    expect(proposed.filter((text) => yes.includes(text))).toHaveLength(1);
    expect(proposed.filter((text) => no.includes(text))).toHaveLength(1);
    expect(proposed).toContain(content.topics.boss?.english);
  });

  it('is in the language of the visitor', () => {
    for (const text of lastOf(['नमस्ते', 'मुझे पहाड़ पसंद हैं']))
      expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(lastOf(['do you like cricket']).join('')).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('goes by how she is addressed, and leaves out what needs a gender that was not heard', () => {
    const lines = { english: ['x'], hinglish: ['Main <karta|karti> hoon'], hindi: ['x'] };
    const made = (gender: 'man' | 'woman' | undefined, isAap: boolean) =>
      suggest(
        { ...content, warm: lines },
        { kind: 'told', topic: 'loss' },
        {
          language: 'hinglish',
          address: { isAap, gender },
          her: 'Kavya',
          said: [],
          closed: [],
          random: drawsFrom(1),
        },
      );
    expect(made('woman', false)).toContain('Main karti hoon');
    expect(made(undefined, false)).toHaveLength(2);
    expect(made('man', true).join(' ')).not.toMatch(/\btum/i);
  });

  it('is nothing after a stop, while something grave is on, and in a game', () => {
    expect(lastOf(['stop flirting'])).toEqual([]);
    expect(lastOf(['tell me a riddle'])).toEqual([]);
    const soft = turnOf('hi', { companion: kavya, mood: 'gentle' });
    expect(conversation(soft, null, NOON, seeded(1)).suggestions).toEqual([]);
  });

  it('lets go of whoever leaves', () => {
    const proposed = lastOf(['hi', 'good night']);
    expect(proposed).toHaveLength(1);
    expect(content.bye.english).toContain(proposed[0]);
  });

  it('is gentle where something hard was told', () => {
    expect(lastOf(['my mother is very ill'])).toEqual(content.heavy.english);
  });

  it('is never what he has just said, nor what she has just told', () => {
    const reply = talk({ companion: kavya }, ['Do you watch cricket?'], 7)[0];
    expect(reply?.why.join()).toMatch(/^(?:fact cricket|own own\/\S*cricket)/);
    expect(reply?.suggestions).not.toContain(content.topics.cricket?.english);
  });
});
