import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import type { Kind } from '#content-reader/kind.ts';
import {
  acts,
  answered,
  answeredHers,
  arc,
  asked,
  askedOfHer,
  counsels,
  facts,
  followUps,
  happenings,
  improvised,
  knowledge,
  likings,
  lines,
  made,
  mentions,
  moves,
  own,
  people,
  saidToHer,
  sceneInvitations,
  scenes,
  situations,
  sober,
  stories,
  subjects,
  topics,
  trades,
} from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { fold } from '../../../../domain/text/fold.ts';
import {
  type Answered,
  type Bank,
  type Card,
  SILENT,
  type Situation,
  type Trio,
  type Trios,
  threadsOf,
  type Voice,
} from './bank.ts';

const NONE: Trios = { english: [], hinglish: [], hindi: [] };

type CardFile = (Trio & { name: string; ask: Trios; who: string[] })[];

const cardsOf = (of: string, list: CardFile): Card[] =>
  list.map(({ name, ask, who, english, hinglish, hindi }) => ({
    id: `${of}/${name}`,
    ask,
    say: { english, hinglish, hindi },
    who,
  }));

/** What she says to answers, by the question. */
const answeredIn = (list: z.output<typeof answered.schema>): [string, Answered[]][] =>
  list.map(({ to, replies }) => [to, replies.map(({ hear, is, ...say }) => ({ hear, is, say }))]);

/** Each under its name, in the field that it is of. */
const identified = <T extends { name: string }>(list: T[], of: string) =>
  list.map(({ name, ...rest }) => ({ ...rest, id: `${of}/${name}` }));

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
      words: data.words,
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
  const particular = (await readKind(content, situations)).flatMap(({ path, data }) =>
    data.map((one) => situationOf(one, basename(path, '.yaml'))),
  );
  const things = (await readKind(content, subjects)).flatMap(({ slug, data }) =>
    identified(data, `subject/${slug}`),
  );
  const happened = (await readKind(content, happenings)).flatMap(({ slug, data }) =>
    identified(data, `happening/${slug}`),
  );
  const mentioned = (await readKind(content, mentions)).flatMap(({ slug, data }) =>
    identified(data, `mention/${slug}`),
  );
  const said = (await readKind(content, saidToHer)).flatMap(({ data }) =>
    identified(data, 'to-her'),
  );
  const liked = (await readKind(content, likings)).flatMap(({ slug, data }) =>
    identified(data, `liking/${slug}`),
  );
  const repliesTo = (await readKind(content, answered)).flatMap(({ data }) => answeredIn(data));
  const soberWords = (await readKind(content, sober)).flatMap(({ data }) => data.words);
  const advised = (await readKind(content, counsels)).flatMap(({ slug, data }) =>
    identified(data, `counsel/${slug}`),
  );
  const makings = (await readKind(content, made)).flatMap(({ slug, data }) =>
    identified(data, `made/${slug}`),
  );
  const invited = (await readKind(content, sceneInvitations)).flatMap(({ data }) =>
    data.scenes.map(({ name, alone, when, unless }) => ({
      id: `scene-${name}`,
      when: alone ? when : [data.together, ...when],
      unless: alone ? unless : [...data.others, ...unless],
    })),
  );
  const voices = await loadVoices(content);
  return {
    situations: particular,
    subjects: things,
    happenings: happened,
    mentions: mentioned,
    saidToHer: said,
    likings: liked,
    answered: new Map(repliesTo),
    sober: soberWords,
    counsels: advised,
    made: makings,
    scenes: invited,
    topics: new Map(topicList.map((topic) => [topic.id, topic])),
    threads: threadsOf(topicList, particular, voices),
    acts: new Map(actLines),
    cards,
    voices,
  };
}

/** @param topic left out where it is of her trade; `of` tells hers apart from another companion's */
function situationOf(
  {
    name,
    hear,
    say,
    advice,
    ask,
    move,
    announces,
    needs,
    ...answers
  }: z.output<typeof situations.schema>[number],
  topic?: string,
  of = `situation/${topic}`,
): Situation {
  const id = `${of}/${name}`;
  const thread = ask && { id, topic, ask, ...answers };
  return {
    id,
    topic,
    move,
    hear,
    say,
    advice,
    announces,
    thread,
    needs: needs?.flatMap(fold),
  };
}

/** Adds the wordings of a plain question to what she has that answers it, or her answer beside what she has. */
function askHer(
  voice: Voice,
  name: string,
  answer: z.output<typeof askedOfHer.schema>[string],
  wordings: ReadonlyMap<string, Trios>,
): void {
  const ask = wordings.get(name);
  if (!ask) return;
  const { english, hinglish, hindi } = ask;
  const id = `own/asked-${name}`;
  const add = (say: Trio) =>
    voice.own.push({ id, ask: { english, hinglish, hindi }, say, who: [] });
  if (!('as' in answer)) return void add(answer);
  const [kind, known = ''] = answer.as.split('/');
  const fact = voice.facts[known];
  if (kind === 'fact') return void (fact && add(fact));
  const card = voice.own.find((one) => one.id === answer.as);
  if (!card) return;
  card.ask = {
    english: [...card.ask.english, ...english],
    hinglish: [...card.ask.hinglish, ...hinglish],
    hindi: [...card.ask.hindi, ...hindi],
  };
}

async function loadVoices(content: string): Promise<Map<string, Voice>> {
  const voices = new Map<string, Voice>();
  const of = (slug: string): Voice => {
    const known = voices.get(slug) ?? { ...SILENT };
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
  await each(own, (voice, data) => Object.assign(voice, { own: cardsOf('own', data) }));
  const wordings = new Map(
    (await readKind(content, asked)).flatMap(({ data }) => Object.entries(data)),
  );
  await each(askedOfHer, (voice, data) => {
    for (const [name, answer] of Object.entries(data)) askHer(voice, name, answer, wordings);
  });
  await each(people, (voice, data) =>
    Object.assign(voice, {
      people: data.map(({ name, words, also, more, ...say }) => ({
        id: `people/${name}`,
        words,
        also,
        say,
        more,
      })),
    }),
  );
  await each(followUps, (voice, data) =>
    Object.assign(voice, {
      followUps: data.map(({ name, after, hear, ...say }) => ({
        id: `follow-up/${name}`,
        after,
        hear,
        say,
      })),
    }),
  );
  await each(lines, (voice, data) => Object.assign(voice, { lines: data }));
  await each(scenes, (voice, data) => Object.assign(voice, { lines: { ...voice.lines, ...data } }));
  await each(moves, (voice, data) => Object.assign(voice, { moves: data }));
  await each(improvised, (voice, data) => Object.assign(voice, { improvised: data }));
  await each(trades, (voice, data, slug) =>
    Object.assign(voice, {
      trade: data.map((one) => situationOf(one, undefined, `trade/${slug}`)),
    }),
  );
  await each(stories, (voice, data) => Object.assign(voice, { stories: data }));
  await each(arc, (voice, data) => Object.assign(voice, { arc: data }));
  await each(answeredHers, (voice, data) =>
    Object.assign(voice, { answered: Object.fromEntries(answeredIn(data)) }),
  );
  return voices;
}
