import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { createGuard } from '../guard.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);

/** Texts made to have a search start over at each word, letter or digit. */
const REPEATED = {
  'ordinary words': 'and then we had tea on the roof ',
  'the first word of many rules': 'you are tum ho mujhe ',
  'words of one rule': 'send mere paise do ',
  'single letters': 'a b c d ',
  'spelt letters': 's.e.x.',
  digits: '9-8 7.6 ',
  'digits in words': 'nau do ek double ',
  'masked words': 'f*k a#b ',
  'signs among letters': 'a1$@!',
  handles: '@a.b-c ',
  'one long word': 'ab',
  dots: 'a.b.',
  brackets: '[(at)](',
  'look-alikes': 'ѕех',
  'what grows when it is made plain': '㍍',
  Devanagari: 'मुझे पैसे चाहिए नहीं ',
};

const fill = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Microseconds that the processor gives it for before its clock, which is a coarse one, is believed. */
const LONG_ENOUGH = 40_000;

/** Milliseconds of the processor, which does not count what else the machine does. */
function cost(text: string): number {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    guard.judge(text);
    const { user, system } = process.threadCpuUsage(start);
    if (user + system >= LONG_ENOUGH) return (user + system) / 1000 / runs;
  }
}

it.each(Object.entries(REPEATED))(
  'takes eight times as long for eight times the text: %s',
  (_, unit) => {
    const [short, long] = [cost(fill(unit, 2_000)), cost(fill(unit, 16_000))];
    // A search that starts over takes 64 times as long; small times are measured badly.
    expect(long).toBeLessThan(Math.max(short, 0.25) * 40);
  },
);
