import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { acts, dialogs, situations, topicMoves, topics } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';

/** Something a visitor may type, and what it is. */
export interface Utterance {
  text: string;
  act: string;
  /** `none` where the act has no topic of its own. */
  topic: string;
}

/** All that the classifier learns from. */
export interface Lessons {
  utterances: Utterance[];
  /** Single words of a topic, and what is heard as a situation of it: they teach the topic, not the act. */
  words: { text: string; topic: string }[];
  /** What somebody does who tells something. */
  moves: { text: string; move: string }[];
  /** The same of tellings whose topic says what they mostly do. */
  mostly: { text: string; move: string }[];
}

/** Reads the utterances, dialogs and words of `content/talk`, in the order of their files. */
export async function readLessons(content: string): Promise<Lessons> {
  const lessons: Lessons = { utterances: [], words: [], moves: [], mostly: [] };
  for (const { slug, data } of await readKind(content, acts)) {
    for (const text of Object.values(data.utterances).flat()) {
      lessons.utterances.push({ text, act: slug, topic: 'none' });
    }
  }
  const mostly = await movesOfTopics(content);
  for (const { path, data } of await readKind(content, topics)) {
    const topic = basename(path, '.yaml');
    for (const text of data.words) lessons.words.push({ text, topic });
    for (const [act, byMix] of Object.entries(data.utterances)) {
      const move = mostly.get(`${topic}/${act}`);
      for (const text of Object.values(byMix).flat()) {
        lessons.utterances.push({ text, act, topic });
        if (move) lessons.mostly.push({ text, move });
      }
    }
  }
  for (const { path, data } of await readKind(content, situations)) {
    const topic = basename(path, '.yaml');
    for (const { hear, move } of data) {
      for (const text of Object.values(hear).flat()) {
        lessons.words.push({ text, topic });
        if (move) lessons.moves.push({ text, move });
      }
    }
  }
  for (const { data } of await readKind(content, dialogs)) {
    for (const { text, is } of data.flatMap(({ turns }) => turns.flatMap(({ him }) => him))) {
      const [act = '', topic = 'none', move] = is.split('/');
      lessons.utterances.push({ text, act, topic });
      if (move) lessons.moves.push({ text, move });
    }
  }
  return lessons;
}

async function movesOfTopics(content: string): Promise<Map<string, string>> {
  const [file] = await readKind(content, topicMoves);
  return new Map(
    Object.entries(file?.data ?? {}).flatMap(([move, list]) =>
      list.split(/\s+/).map((telling): [string, string] => [telling, move]),
    ),
  );
}

/** Tells whether weights were made from these very lessons. */
export const digestOf = (lessons: Lessons): string =>
  createHash('sha256').update(JSON.stringify(lessons)).digest('hex').slice(0, 16);
