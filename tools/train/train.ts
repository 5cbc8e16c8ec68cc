import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Head, packHeads } from '../../api/domain/text/classifier.ts';
import { accuracyOf, calibrated, type Example, trainHead } from './train-head.ts';

const ROOT = join(import.meta.dirname, '../..');
const TALK = process.argv[2] ?? join(ROOT, 'content/talk');

interface Utterance {
  text: string;
  act: string;
  topic: string;
  group: string;
}

/** Single words of a topic: they teach the topic, not the act. */
const words: Example[] = [];

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

const flat = (byMix: Record<string, string[]>): string[] => Object.values(byMix).flat().map(String);

function utterances(): Utterance[] {
  const of: Utterance[] = [];
  for (const path of yamlFiles(join(TALK, 'acts'))) {
    const act = basename(path, '.yaml');
    const file = parse(readFileSync(path, 'utf8'));
    for (const text of flat(file.utterances)) of.push({ text, act, topic: 'none', group: 'acts' });
  }
  for (const path of yamlFiles(join(TALK, 'topics'))) {
    const topic = basename(path, '.yaml');
    const file = parse(readFileSync(path, 'utf8'));
    for (const text of file.words ?? []) words.push({ text: String(text), label: topic });
    for (const [act, byMix] of Object.entries(file.utterances)) {
      for (const text of flat(byMix as Record<string, string[]>)) {
        of.push({ text, act, topic, group: basename(dirname(path)) });
      }
    }
  }
  return of;
}

/** One in eight is held out, told by the text itself: the same ones whatever is added. */
const isHeldOut = (text: string): boolean => {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % 8 === 0;
};

const all = utterances();
const heads: Head[] = [];
for (const name of ['act', 'topic'] as const) {
  const examples = all.map(
    (one): Example => ({
      text: one.text,
      label: one[name],
      ...(name === 'topic' && one.topic === 'none' && { weight: 0.25 }),
    }),
  );
  const held = examples.filter(({ text }) => isHeldOut(text));
  const began = performance.now();
  const vocabulary = name === 'topic' ? words.map((word) => ({ ...word, weight: 0.7 })) : [];
  const trial = trainHead(name, [
    ...examples.filter(({ text }) => !isHeldOut(text)),
    ...vocabulary,
  ]);
  const temperature = calibrated(trial, held);
  console.log(
    `${name}: ${trial.labels.length} labels, ${examples.length} utterances, held out ${held.length}: ${(100 * accuracyOf(trial, held)).toFixed(1)} % right, temperature ${temperature.toFixed(2)}, ${Math.round(performance.now() - began)} ms`,
  );
  heads.push({ ...trainHead(name, [...examples, ...vocabulary]), temperature });
}
const packed = packHeads(heads);
writeFileSync(join(TALK, 'model.bin'), packed);
console.log(`${(packed.length / 1e6).toFixed(2)} MB`);
