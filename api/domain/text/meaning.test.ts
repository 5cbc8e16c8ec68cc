import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { likeness, meaningOf, packMeaning, unpackMeaning } from './meaning.ts';
import { PIECES } from './pieces.ts';
import { PAIRS } from './traits.ts';

const packed = readFileSync(join(import.meta.dirname, '../../../content/talk/meaning.bin'));
const meaning = meaningOf(unpackMeaning(packed));
const alike = (a: string, b: string) => likeness(meaning(a), meaning(b));

describe('what texts mean', () => {
  it.each([
    ['what work do you do', 'tum kya kaam karti ho', 'do you like biryani'],
    ['aapko kaun sa gaana pasand hai', 'कौन सा गाना पसंद है', 'आपकी उम्र क्या है'],
    ['my boss shouted at me', 'boss ne sabke samne daanta', 'my mother makes pickle'],
    ['मुझे नींद नहीं आती', 'i cannot sleep at night', 'i bought a new bike'],
  ])('%s is nearer to %s than to %s', (text, same, other) => {
    expect(alike(text, same)).toBeGreaterThan(alike(text, other) + 0.15);
  });

  it('a text has the highest similarity to itself', () => {
    expect(alike('kal interview hai', 'kal interview hai')).toBeCloseTo(1, 1);
  });

  it('a text without words has no vector', () => {
    expect(meaning('').every((one) => Number.isInteger(one))).toBe(true);
  });
});

const TABLE = {
  size: 2,
  vocabulary: {
    words: new Map([
      ['tea', 0],
      ['chai', 1],
    ]),
    weights: Float32Array.of(1, 0.2),
  },
  rows: new Int8Array((2 + PIECES + PAIRS) * 2).map((_, at) => (at % 255) - 127),
};

it('unpacking returns what was packed', () => {
  expect(unpackMeaning(packMeaning(TABLE))).toEqual(TABLE);
});

it('a truncated table is refused', () => {
  const short = packMeaning({ ...TABLE, rows: TABLE.rows.subarray(2) });
  expect(() => unpackMeaning(short)).toThrow('cut short');
});
