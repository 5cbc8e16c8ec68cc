import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bank, threadsOf } from './bank.ts';
import { loadBank } from './load-bank.ts';

/** Told apart from what an earlier version of the reader has written. */
const VERSION = 21;

type Pairs<M> = M extends Map<infer K, infer V> ? [K, V][] : never;

/** The bank as JSON: maps as lists of pairs, without what is derived. */
type Kept = Omit<Bank, 'topics' | 'acts' | 'voices' | 'threads' | 'answered'> & {
  stamp: string;
  topics: Pairs<Bank['topics']>;
  acts: Pairs<Bank['acts']>;
  voices: Pairs<Bank['voices']>;
  answered: Pairs<Bank['answered']>;
};

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
  const { topics, acts, voices, answered, threads: _, ...lists } = bank;
  const pairs = {
    topics: [...topics],
    acts: [...acts],
    voices: [...voices],
    answered: [...answered],
  };
  await keep(file, { stamp, ...pairs, ...lists });
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

function revived({ stamp: _, topics, acts, voices, answered, ...lists }: Kept): Bank {
  const byId = new Map(topics);
  const byName = new Map(voices);
  const threads = threadsOf([...byId.values()], lists.situations, byName);
  return {
    ...lists,
    topics: byId,
    threads,
    acts: new Map(acts),
    voices: byName,
    answered: new Map(answered),
  };
}
