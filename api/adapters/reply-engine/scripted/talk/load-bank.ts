import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Bank, Card, Story, Telling, Thread, Topic, Trio, Trios, Voice } from './bank.ts';

interface TopicFile {
  utterances?: Record<string, Trios>;
  lines?: Partial<Record<Telling, Trios>>;
  threads?: (Omit<Thread, 'id' | 'topic'> & { name: string })[];
}

type CardFile = (Trio & { name: string; ask: Trios; who?: string[] })[];

const read = async <T>(path: string, empty: T): Promise<T> => {
  try {
    return (parse(await readFile(path, 'utf8')) as T | null) ?? empty;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
};

const files = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

const trio = ({ english, hinglish, hindi }: Trio): Trio => ({ english, hinglish, hindi });

const cardsOf = (of: string, list: CardFile): Card[] =>
  list.map(({ name, ask, who, ...say }) => ({ id: `${of}/${name}`, ask, say: trio(say), who: who ?? [] }));

/**
 * Reads everything she says.
 * @param content the folder `content/`
 */
export async function loadBank(content: string): Promise<Bank> {
  const talk = join(content, 'talk');
  const topics = new Map<string, Topic>();
  for (const path of await files(join(talk, 'topics'))) {
    const id = basename(path, '.yaml');
    const { utterances, lines = {}, threads = [] } = await read<TopicFile>(path, {});
    topics.set(id, {
      id,
      group: basename(dirname(path)),
      lines,
      asks: utterances?.['asks-her'] ?? { english: [], hinglish: [], hindi: [] },
      threads: threads.map(({ name, ...rest }) => ({ ...rest, id: `${id}/${name}`, topic: id })),
    });
  }
  const acts = new Map<string, Trios>();
  for (const path of await files(join(talk, 'acts'))) {
    const { lines } = await read<{ lines?: Trios }>(path, {});
    if (lines) acts.set(basename(path, '.yaml'), lines);
  }
  const cards: Card[] = [];
  for (const path of await files(join(talk, 'knowledge'))) {
    cards.push(...cardsOf(basename(path, '.yaml'), await read<CardFile>(path, [])));
  }
  const voices = new Map<string, Voice>();
  const people = await readdir(join(content, 'companions'), { withFileTypes: true });
  for (const { name } of people.filter((entry) => entry.isDirectory())) {
    const of = (file: string) => join(content, 'companions', name, `${file}.yaml`);
    voices.set(name, {
      facts: await read(of('facts'), {}),
      own: cardsOf(name, await read<CardFile>(of('own'), [])),
      lines: await read(of('lines'), {}),
      stories: await read<Story[]>(of('stories'), []),
      arc: await read(of('arc'), {}),
    });
  }
  const threads = new Map([...topics.values()].flatMap((topic) => topic.threads.map((one) => [one.id, one])));
  return { topics, threads, acts, cards, voices };
}
