import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  care,
  concepts,
  guard,
  reminder,
  rules,
  underAge,
} from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';
import type { HearingParts } from '../../domain/safety/hearing/hearing.ts';
import { SIGN_BUCKETS } from '../../domain/safety/hearing/signs.ts';
import { unpackHeads } from '../../domain/text/classifier.ts';

/** Reads the files of `content/safety`. Throws an error that names the file and each wrong field. */
export async function loadSafety(folder: string) {
  const [careFile, underAgeFile, guardFile, reminderFile, hearing] = await Promise.all([
    readContentFile(join(folder, 'care.yaml'), care.schema),
    readContentFile(join(folder, 'under-age.yaml'), underAge.schema),
    readContentFile(join(folder, 'guard.yaml'), guard.schema),
    readContentFile(join(folder, 'reminder.yaml'), reminder.schema),
    loadHearing(folder),
  ]);
  return {
    care: careFile.data,
    underAge: underAgeFile.data,
    guard: guardFile.data,
    reminder: reminderFile.data,
    hearing,
  };
}

/** Loads what detects danger and age: concepts, rules and trained weights. */
async function loadHearing(folder: string): Promise<HearingParts> {
  const [conceptsFile, rulesFile, packed] = await Promise.all([
    readContentFile(join(folder, 'concepts.yaml'), concepts.schema),
    readContentFile(join(folder, 'rules.yaml'), rules.schema),
    readFile(join(folder, 'hearing.bin')),
  ]);
  const { heads } = unpackHeads(packed);
  const [danger, kind, age] = [heads.get('danger'), heads.get('kind'), heads.get('age')];
  if (!danger || !kind || !age)
    throw new Error('content/safety/hearing.bin holds no heads: npm run care:train makes it');
  if (danger.rarity.length !== SIGN_BUCKETS)
    throw new Error(
      'content/safety/hearing.bin is of other signs: npm run care:train makes it anew',
    );
  return { concepts: conceptsFile.data, ...rulesFile.data, heads: { danger, kind, age } };
}
