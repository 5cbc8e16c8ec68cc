import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packHeads } from '../../api/domain/text/classifier.ts';
import { readCareLessons, trainHearing } from './learn.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** `npm run care:train`: makes `content/safety/hearing.bin` from the corpus. */
const { lessons, ordinary, digest } = await readCareLessons(CONTENT);
const heads = trainHearing([...lessons, ...ordinary]);
const packed = packHeads(Object.values(heads), digest);
writeFileSync(join(CONTENT, 'safety/hearing.bin'), packed);
console.log(
  `content/safety/hearing.bin, ${(packed.length / 1e6).toFixed(1)} MB, from ${lessons.length} labelled and ${ordinary.length} ordinary lines`,
);
