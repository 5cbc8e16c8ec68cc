import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asksAge } from '../../../domain/safety/age/questions.ts';
import { createGuard } from '../../../domain/safety/guard.ts';
import { GuardedText } from '../../../domain/safety/guarded-text.ts';
import { fold } from '../../../domain/text/fold.ts';
import { loadSafety } from '../../safety/load-safety.ts';
import { loadBank } from './talk/load-bank.ts';
import { realise } from './talk/realise.ts';
import { CONTENT } from './testing.ts';

const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const {
  topics,
  situations,
  subjects,
  happenings,
  mentions,
  saidToHer,
  answered,
  counsels,
  made,
  acts,
  cards,
  voices,
} = await loadBank(CONTENT);

/** What is never said. */
const NAMES = new Set([
  'asks',
  'hear',
  'after',
  'words',
  'id',
  'who',
  'name',
  'topic',
  'group',
  'needs',
]);

/** Every text below a value, with the way to it; questions of visitors are none of hers. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NAMES.has(key) && (key !== 'ask' || path.includes('thread')))
    .flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const all = [
  ...[...topics].flatMap(([id, topic]) => textsIn(topic, id)),
  ...situations.flatMap((one) => textsIn(one, one.id)),
  ...subjects.flatMap(({ id, ask, good, bad, advice }) =>
    textsIn({ asked: ask, good, bad, advice }, id),
  ),
  ...happenings.flatMap(({ id, say, ask }) => textsIn({ say, asked: ask }, id)),
  ...mentions.flatMap(({ id, say, sad, ask }) => textsIn({ say, sad, asked: ask }, id)),
  ...saidToHer.flatMap(({ id, say, ask }) => textsIn({ say, asked: ask }, id)),
  ...[...answered].flatMap(([id, replies]) =>
    replies.flatMap(({ say }) => textsIn(say, `answered ${id}`)),
  ),
  ...[...counsels, ...made].flatMap(({ id, say }) => textsIn({ say }, id)),
  ...[...acts].flatMap(([id, lines]) => textsIn(lines, id)),
  ...cards.flatMap((card) => textsIn(card, card.id)),
  ...[...voices].flatMap(([name, voice]) => textsIn(voice, name)),
];

/** There are some forty thousand lines. */
const LONG = 120_000;

it(
  'every line of hers passes the guard',
  () => {
    const refused = all.flatMap(([path, line]) => {
      const forms = [false, true].map((isAap) => realise(line, { isAap, gender: 'man' }));
      return [...new Set(forms)].flatMap((text) => {
        const guarded = new GuardedText(guard, () => {});
        guarded.add(text);
        return guarded.end().dropped.map((reason) => `${path}: ${reason}: ${text}`);
      });
    });
    expect([...new Set(refused)]).toEqual([]);
  },
  LONG,
);

/** A bare number after such a line is taken for an age. */
it(
  'no line of hers asks for an age',
  () => {
    const asking = all
      .filter(([, line]) => asksAge(line, ''))
      .map(([path, line]) => `${path}: ${line}`);
    expect(asking).toEqual([]);
  },
  LONG,
);

it('each way of telling a situation has one of the words that the situation needs', () => {
  const without = situations.flatMap(({ id, hear, needs }) =>
    Object.values(hear)
      .flat()
      .filter((text) => needs && !fold(text).some((key) => needs.includes(key)))
      .map((text) => `${id}: ${text}`),
  );
  expect(without).toEqual([]);
  expect(situations.filter(({ needs }) => needs).length).toBeGreaterThan(5);
});
