import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import type { Kind } from '#content-reader/kind.ts';
import {
  acts,
  arc,
  facts,
  knowledge,
  lines,
  own,
  stories,
  topics,
} from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import type { Bank, Card, Trio, Trios, Voice } from './bank.ts';

const NONE: Trios = { english: [], hinglish: [], hindi: [] };

type CardFile = (Trio & { name: string; ask: Trios; who: string[] })[];

const cardsOf = (of: string, list: CardFile): Card[] =>
  list.map(({ name, ask, who, english, hinglish, hindi }) => ({
    id: `${of}/${name}`,
    ask,
    say: { english, hinglish, hindi },
    who,
  }));

/**
 * Reads everything that is said.
 * @param content the folder `content/`
 * @throws ContentError naming the file and its wrong fields
 */
export async function loadBank(content: string): Promise<Bank> {
  const topicList = (await readKind(content, topics)).map(({ path, data }) => {
    const id = basename(path, '.yaml');
    return {
      id,
      group: basename(dirname(path)),
      lines: data.lines,
      asks: data.utterances['asks-her'] ?? NONE,
      threads: data.threads.map(({ name, ...rest }) => ({
        ...rest,
        id: `${id}/${name}`,
        topic: id,
      })),
    };
  });
  const cards = (await readKind(content, knowledge)).flatMap(({ slug, data }) =>
    cardsOf(slug, data),
  );
  const actLines = (await readKind(content, acts)).flatMap(({ slug, data }): [string, Trios][] =>
    data.lines ? [[slug, data.lines]] : [],
  );
  return {
    topics: new Map(topicList.map((topic) => [topic.id, topic])),
    threads: new Map(topicList.flatMap((topic) => topic.threads.map((one) => [one.id, one]))),
    acts: new Map(actLines),
    cards,
    voices: await loadVoices(content),
  };
}

async function loadVoices(content: string): Promise<Map<string, Voice>> {
  const voices = new Map<string, Voice>();
  const of = (slug: string): Voice => {
    const known = voices.get(slug) ?? { facts: {}, own: [], lines: {}, stories: [], arc: {} };
    voices.set(slug, known);
    return known;
  };
  const each = async <S extends z.ZodType>(
    kind: Kind<S>,
    put: (voice: Voice, data: z.output<S>, slug: string) => void,
  ) => {
    for (const { slug, data } of await readKind(content, kind)) put(of(slug), data, slug);
  };
  await each(facts, (voice, data) => Object.assign(voice, { facts: data }));
  await each(own, (voice, data, slug) => Object.assign(voice, { own: cardsOf(slug, data) }));
  await each(lines, (voice, data) => Object.assign(voice, { lines: data }));
  await each(stories, (voice, data) => Object.assign(voice, { stories: data }));
  await each(arc, (voice, data) => Object.assign(voice, { arc: data }));
  return voices;
}
