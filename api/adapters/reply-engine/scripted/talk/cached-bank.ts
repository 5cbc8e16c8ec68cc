import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bank, threadsOf } from './bank.ts';
import { loadBank } from './load-bank.ts';

/** Told apart from what an earlier version of the reader has written. */
const VERSION = 15;

interface Kept {
  stamp: string;
  topics: [string, unknown][];
  acts: [string, unknown][];
  voices: [string, unknown][];
  cards: unknown[];
  situations: unknown[];
  subjects: unknown[];
  happenings: unknown[];
  mentions: unknown[];
  saidToHer: unknown[];
  sober: string[];
  counsels: unknown[];
  scenes: unknown[];
}

/**
 * The bank of lines, from a file beside the other things made from content where nothing has changed since: reading
 * a few thousand lines of YAML takes seconds, reading this takes milliseconds.
 * @param content the folder `content/`
 * @param file where the bank is kept; made anew when a file of content is newer, or another one
 */
export async function cachedBank(content: string, file: string): Promise<Bank> {
  const stamp = await stampOf([join(content, 'talk'), join(content, 'companions')]);
  const kept = await readKept(file);
  if (kept?.stamp === stamp) return revived(kept);
  const bank = await loadBank(content);
  const { topics, acts, voices, ...lists } = bank;
  await keep(file, {
    stamp,
    topics: [...topics],
    acts: [...acts],
    voices: [...voices],
    cards: lists.cards,
    situations: lists.situations,
    subjects: lists.subjects,
    happenings: lists.happenings,
    mentions: lists.mentions,
    saidToHer: lists.saidToHer,
    sober: lists.sober,
    counsels: lists.counsels,
    scenes: lists.scenes,
  });
  return bank;
}

async function stampOf(folders: string[]): Promise<string> {
  const hash = createHash('sha1').update(String(VERSION));
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.yaml'),
    );
    const stats = await Promise.all(names.sort().map((name) => stat(join(folder, name))));
    stats.forEach(({ size, mtimeMs }, at) => {
      hash.update(`${names[at]} ${size} ${mtimeMs}\n`);
    });
  }
  return hash.digest('hex');
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: another process may read it meanwhile. A folder that can't be written keeps nothing. */
async function keep(file: string, kept: Kept): Promise<void> {
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, JSON.stringify(kept));
    await rename(part, file);
  } catch {
    // The next start reads the YAML again.
  }
}

function revived({ topics, acts, voices, cards, situations, subjects, ...lists }: Kept): Bank {
  const byId = new Map(topics) as Bank['topics'];
  const particular = situations as Bank['situations'];
  const byName = new Map(voices) as Bank['voices'];
  return {
    topics: byId,
    threads: threadsOf([...byId.values()], particular, byName),
    acts: new Map(acts) as Bank['acts'],
    voices: byName,
    cards: cards as Bank['cards'],
    situations: particular,
    subjects: subjects as Bank['subjects'],
    happenings: lists.happenings as Bank['happenings'],
    mentions: lists.mentions as Bank['mentions'],
    saidToHer: lists.saidToHer as Bank['saidToHer'],
    sober: lists.sober,
    counsels: lists.counsels as Bank['counsels'],
    scenes: lists.scenes as Bank['scenes'],
  };
}
