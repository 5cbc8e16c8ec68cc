import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Fact } from '../../../domain/memory/fact.ts';
import { cachedBank } from './talk/cached-bank.ts';
import { createConversation } from './talk/converse.ts';
import { loadHearing } from './talk/load-hearing.ts';
import { unpackForests } from './talk/ranking/trees.ts';

/** Reads all that she says and the trained heads from `content/`, and makes the function that converses. */
export async function loadConversation(
  content: string,
  { findFacts }: { findFacts: (text: string) => Fact[] },
): Promise<ReturnType<typeof createConversation>> {
  const kept = join(content, '../.local/talk');
  const [bank, turns, needs, sure, routines, festivals, suggestions, answers, hearing] =
    await Promise.all([
      cachedBank(content, join(kept, 'bank.json')),
      readFile(join(content, 'talk/turns.yaml'), 'utf8'),
      readFile(join(content, 'talk/needs.yaml'), 'utf8'),
      readFile(join(content, 'talk/sure.yaml'), 'utf8'),
      readFile(join(content, 'talk/routines.yaml'), 'utf8'),
      readFile(join(content, 'talk/festivals.yaml'), 'utf8'),
      readFile(join(content, 'talk/suggestions.yaml'), 'utf8'),
      readFile(join(content, 'talk/answers.bin')),
      loadHearing(content, kept),
    ]);
  return createConversation({
    bank,
    turns: parse(turns),
    needs: parse(needs),
    sure: parse(sure),
    routines: parse(routines),
    festivals: parse(festivals),
    suggestions: parse(suggestions),
    hearing,
    findFacts,
    forests: unpackForests(answers),
  });
}
