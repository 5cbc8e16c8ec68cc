import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { acts, dialogs, situations, topics } from '#content-reader/kinds/talk.ts';
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
}

/** Reads the utterances, dialogs and words of `content/talk`, in the order of their files. */
export async function readLessons(content: string): Promise<Lessons> {
  const lessons: Lessons = { utterances: [], words: [] };
  for (const { slug, data } of await readKind(content, acts)) {
    for (const text of Object.values(data.utterances).flat()) {
      lessons.utterances.push({ text, act: slug, topic: 'none' });
    }
  }
  for (const { path, data } of await readKind(content, topics)) {
    const topic = basename(path, '.yaml');
    for (const text of data.words) lessons.words.push({ text, topic });
    for (const [act, byMix] of Object.entries(data.utterances)) {
      for (const text of Object.values(byMix).flat()) lessons.utterances.push({ text, act, topic });
    }
  }
  for (const { path, data } of await readKind(content, situations)) {
    const topic = basename(path, '.yaml');
    for (const text of data.flatMap(({ hear }) => Object.values(hear).flat()))
      lessons.words.push({ text, topic });
  }
  for (const { data } of await readKind(content, dialogs)) {
    for (const { text, is } of data.flatMap(({ turns }) => turns.flatMap(({ him }) => him))) {
      const [act = '', topic = 'none'] = is.split('/');
      lessons.utterances.push({ text, act, topic });
    }
  }
  return lessons;
}

/** Tells whether weights were made from these very lessons. */
export const digestOf = (lessons: Lessons): string =>
  createHash('sha256').update(JSON.stringify(lessons)).digest('hex').slice(0, 16);
