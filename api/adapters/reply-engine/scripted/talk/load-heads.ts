import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackHeads } from '../../../../domain/text/classifier.ts';
import type { Heads } from './understand.ts';

/**
 * Reads the trained heads.
 * @param content the folder `content/`
 * @throws Error where one of them is missing: the file is an older one
 */
export async function loadHeads(content: string): Promise<Heads> {
  const { heads } = unpackHeads(await readFile(join(content, 'talk/model.bin')));
  const [act, topic, move] = [heads.get('act'), heads.get('topic'), heads.get('move')];
  if (!act || !topic || !move)
    throw new Error('content/talk/model.bin lacks a head: npm run train makes it');
  return { act, topic, move };
}
