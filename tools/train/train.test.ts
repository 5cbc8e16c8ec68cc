import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guess, packHeads, unpackHeads } from '../../api/domain/text/classifier.ts';
import { featuresOf } from '../../api/domain/text/features.ts';
import { trainHead } from './train-head.ts';
import { digestOf, readLessons } from './utterances.ts';

const CONTENT = join(import.meta.dirname, '../../content');

const EXAMPLES = [
  ...['hello there', 'hi yaar', 'namaste ji', 'hey you', 'नमस्ते'].map((text) => ({
    text,
    label: 'greet',
  })),
  ...['bye now', 'see you later', 'chalo bye', 'alvida dost', 'अलविदा'].map((text) => ({
    text,
    label: 'farewell',
  })),
];

it('the weights are those of the utterances: after a change, npm run train', async () => {
  const { digest } = unpackHeads(await readFile(join(CONTENT, 'talk/model.bin')));
  expect(digest).toBe(digestOf(await readLessons(CONTENT)));
});

it('the same examples give the same bytes', () => {
  const once = packHeads([trainHead('act', EXAMPLES)], 'x');
  expect(packHeads([trainHead('act', EXAMPLES)], 'x').equals(once)).toBe(true);
});

it('the packed model predicts like the trained one', () => {
  const trained = trainHead('act', EXAMPLES);
  const unpacked = unpackHeads(packHeads([trained], 'x')).heads.get('act');
  if (!unpacked) throw new Error('no head');
  for (const [text, label] of [
    ['hello ji', 'greet'],
    ['ok bye', 'farewell'],
    ['namaste', 'greet'],
  ] as const) {
    expect(guess(unpacked, featuresOf(text))[0]?.label, text).toBe(label);
    expect(guess(unpacked, featuresOf(text))[0]?.p).toBeCloseTo(
      guess(trained, featuresOf(text))[0]?.p ?? 0,
      2,
    );
  }
});
