import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message of a held conversation with what a reader would name in the answer to it. */
export interface MatterLesson {
  said: string;
  /** What he does who writes it. */
  kind: string;
  /** What the words name; '' where there are none. */
  class: string;
  /** As they stand in the message; '' where nothing can be named. */
  words: string;
}

/** Of `matters.jsonl`: a message by its conversation and its place in it, from 1. */
interface Marked extends Omit<MatterLesson, 'said'> {
  chat: string;
  turn: number;
}

/** Reads what readers marked in held conversations. @param labelled the folder `tools/talk/labelled` */
export async function readMatters(labelled: string): Promise<MatterLesson[]> {
  const [chats, marked] = await Promise.all(
    ['conversations.jsonl', 'matters.jsonl'].map(async (file) =>
      (await readFile(join(labelled, file), 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ),
  );
  const turns = new Map<string, { said: string }[]>(
    chats?.map(({ id, turns }: { id: string; turns: { said: string }[] }) => [id, turns]),
  );
  return (marked as Marked[]).flatMap(({ chat, turn, ...rest }) => {
    const said = turns.get(chat)?.[turn - 1]?.said;
    return said === undefined ? [] : [{ ...rest, said }];
  });
}

/** Tells whether weights were made from these very lessons. */
export const digestOfMatters = (lessons: readonly MatterLesson[]): string =>
  createHash('sha256').update(JSON.stringify(lessons)).digest('hex').slice(0, 16);
