import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asksAge } from '../../../domain/safety/age/questions.ts';
import { createGuard } from '../../../domain/safety/guard.ts';
import { GuardedText } from '../../../domain/safety/guarded-text.ts';
import { fold } from '../../../domain/text/fold.ts';
import { loadSafety } from '../../safety/load-safety.ts';
import { loadBank } from './talk/load-bank.ts';
import { realise } from './talk/realise.ts';
import { writtenLines } from './talk/written-lines.ts';
import { CONTENT } from './testing.ts';

const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const bank = await loadBank(CONTENT);
const { situations } = bank;
const all = writtenLines(bank);

/** There are some three hundred thousand lines: a minute, and several on a busy machine. */
const LONG = 400_000;

it(
  'every line of hers passes the guard',
  () => {
    const forms = new Map(
      all.flatMap(([path, line]) =>
        [false, true].map((isAap): [string, string] => [
          realise(line, { isAap, gender: 'man' }),
          path,
        ]),
      ),
    );
    const refused = [...forms].flatMap(([text, path]) => {
      const guarded = new GuardedText(guard, () => {});
      guarded.add(text);
      return guarded.end().dropped.map((reason) => `${path}: ${reason}: ${text}`);
    });
    expect(refused).toEqual([]);
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
