import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  care,
  concepts,
  guard as guardKind,
  reminder,
  rules,
  underAge,
} from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';
import { GUARD_BUCKETS } from '../../domain/safety/guard/signs.ts';
import type { GuardParts } from '../../domain/safety/guard.ts';
import type { HearingParts } from '../../domain/safety/hearing/hearing.ts';
import { SIGN_BUCKETS } from '../../domain/safety/hearing/signs.ts';
import { unpackHeads } from '../../domain/text/classifier.ts';

/** Reads the files of `content/safety`. Throws an error that names the file and each wrong field. */
export async function loadSafety(folder: string) {
  const [careFile, underAgeFile, guard, reminderFile, hearing] = await Promise.all([
    readContentFile(join(folder, 'care.yaml'), care.schema),
    readContentFile(join(folder, 'under-age.yaml'), underAge.schema),
    loadGuard(folder),
    readContentFile(join(folder, 'reminder.yaml'), reminder.schema),
    loadHearing(folder),
  ]);
  return {
    care: careFile.data,
    underAge: underAgeFile.data,
    guard,
    reminder: reminderFile.data,
    hearing,
  };
}

/** Loads the rules of the guard and what was learnt beside them. */
async function loadGuard(folder: string): Promise<GuardParts> {
  const { data } = await readContentFile(join(folder, 'guard.yaml'), guardKind.schema);
  return { ...data, learnt: await loadLearnt(folder) };
}

/** Undefined where the weights are missing or cannot be read: the rules stand alone then, and a test tells. */
async function loadLearnt(folder: string): Promise<GuardParts['learnt']> {
  try {
    const head = unpackHeads(await readFile(join(folder, 'guard.bin'))).heads.get('guard');
    return head?.rarity.length === GUARD_BUCKETS ? head : undefined;
  } catch {
    return undefined;
  }
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
