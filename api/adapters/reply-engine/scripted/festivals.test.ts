import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { festivals, topics } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const [file] = await readKind(CONTENT, festivals);
const known = new Set((await readKind(CONTENT, topics)).map(({ path }) => basename(path, '.yaml')));
const list = file?.data ?? [];

describe('festivals', () => {
  it('fall on days of their own, and are of a topic that is there', () => {
    const days = list.flatMap((one) => one.days);
    expect(new Set(days).size).toBe(days.length);
    for (const { topic } of list) expect(known, topic).toContain(topic);
  });

  it('Diwali is on the night of a new moon, Holi and Rakhi on a full one', () => {
    for (const { name, days } of list) {
      const phase = { diwali: 0, holi: 0.5, 'raksha-bandhan': 0.5 }[name];
      if (phase === undefined) continue;
      for (const day of days) {
        const off = Math.abs(((moonOn(day) - phase + 1.5) % 1) - 0.5);
        expect(off, `${name} ${day}`).toBeLessThan(0.06);
      }
    }
  });
});

/** How far the moon is through its month on an Indian evening: 0 new, 0.5 full. From the new moon of 6 January 2000. */
function moonOn(day: string): number {
  const month = 29.530588853;
  const since = (Date.parse(`${day}T18:00:00+05:30`) - Date.UTC(2000, 0, 6, 18, 14)) / 86_400_000;
  return (((since % month) + month) % month) / month;
}
