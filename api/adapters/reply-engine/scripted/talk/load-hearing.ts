import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Head, unpackHeads } from '../../../../domain/text/classifier.ts';
import { meaningOf, unpackMeaning } from '../../../../domain/text/meaning.ts';
import { keptRows } from './kept-rows.ts';
import type { Hearing } from './understand.ts';

/**
 * Reads the table of meanings and the trained heads.
 * @param content the folder `content/`
 * @param kept where the directions of its texts are kept from one start to the next
 * @throws Error where a head is missing: the file is an older one
 */
export async function loadHearing(content: string, kept?: string): Promise<Hearing> {
  const [table, packed] = await Promise.all([
    readFile(join(content, 'talk/meaning.bin')),
    readFile(join(content, 'talk/model.bin')),
  ]);
  const { heads } = unpackHeads(packed);
  const head = (name: string): Head => {
    const found = heads.get(name);
    if (!found) throw new Error(`content/talk/model.bin lacks ${name}: npm run train makes it`);
    return found;
  };
  const pair = (name: string) => ({
    words: head(`${name}/words`),
    meaning: head(`${name}/meaning`),
  });
  const meaning = meaningOf(unpackMeaning(table));
  return {
    meaning,
    ...(kept && { directions: keptRows(meaning, kept, table) }),
    act: pair('act'),
    topic: pair('topic'),
    move: pair('move'),
  };
}
