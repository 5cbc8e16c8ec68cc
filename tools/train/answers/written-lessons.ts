import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bank, Trio, Trios } from '../../../api/adapters/reply-engine/scripted/talk/bank.ts';
import { loadBank } from '../../../api/adapters/reply-engine/scripted/talk/load-bank.ts';
import {
  asRead,
  linesOf,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/written.ts';
import { LANGUAGES } from '../../../api/domain/text/detect-language.ts';
import { isHeldOut } from '../train-head.ts';

/** A question, or what visitors tell, and what is said to it. */
export interface Answered {
  /** Whose it is: a companion, or `anybody`. */
  of: string;
  /** Its wordings in the three mixes. */
  asked: string[];
  /** Wordings that are not learnt from; they show how well others are found. */
  held: string[];
  said: string[];
}

/** What is known by words that stand together, and what is said to it. */
export interface Called {
  /** Of each list one phrase stands in the message. */
  when: string[][];
  said: string[];
}

/** All that is written, as pairs are drawn from it. */
export interface WrittenLessons {
  /** Texts that mean the same, one in each mix. */
  same: string[][];
  answered: Answered[];
  called: Called[];
}

/** Reads what is written in `content/`, through the bank as the engine reads it. */
export async function readWritten(content: string): Promise<WrittenLessons> {
  const bank = await loadBank(content);
  return { same: await readSame(content), answered: answeredIn(bank), called: calledIn(bank) };
}

/** One wording in so many is held out. */
const HELD_OUT = 20;

/** Everything that is written to be asked or told, with what answers it. */
function answeredIn({ situations, cards, topics, voices }: Bank): Answered[] {
  const one = (of: string, asks: Trios | undefined, ...says: (Trio | Trios | undefined)[]) => {
    const [held = [], asked = []] = [true, false].map((isHeld) =>
      (asks ? linesOf(asks) : []).filter((text) => isHeldOut(text, HELD_OUT) === isHeld),
    );
    const said = says.flatMap((say) => (say ? linesOf(say) : []));
    return asked.length > 0 && said.length > 0 ? [{ of, asked, held, said }] : [];
  };
  return [
    ...situations.flatMap(({ hear, say, advice }) => one('anybody', hear, say, advice)),
    ...cards.flatMap(({ ask, say }) => one('anybody', ask, say)),
    ...[...voices].flatMap(([name, { facts, own, people, followUps, trade }]) => [
      ...Object.entries(facts).flatMap(([topic, say]) => one(name, topics.get(topic)?.asks, say)),
      ...own.flatMap(({ ask, say }) => one(name, ask, say)),
      ...followUps.flatMap(({ hear, say }) => one(name, hear, say)),
      ...trade.flatMap(({ hear, say, advice }) => one(name, hear, say, advice)),
      ...people.map(({ words, say }) => ({ of: name, asked: words, held: [], said: linesOf(say) })),
    ]),
  ];
}

/** Everything that is known by its words, with what is said to it. */
function calledIn({ happenings, mentions, counsels, saidToHer }: Bank): Called[] {
  const spoken = (phrase: string) => phrase.replaceAll('*', '').replaceAll(' .. ', ' ');
  return [...happenings, ...mentions, ...counsels, ...saidToHer].map(({ when, say }) => ({
    when: when.filter((list) => list.length > 0).map((list) => list.map(spoken)),
    said: linesOf(say),
  }));
}

/** Texts that mean the same, one in each mix: all that stands in three mixes in the talk and the companions of `content/`. */
async function readSame(content: string): Promise<string[][]> {
  const found: string[][] = [];
  for (const folder of ['companions', 'talk']) {
    const names = await readdir(join(content, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.yaml')).sort())
      collect(parse(await readFile(join(content, folder, name), 'utf8')), found);
  }
  return found;
}

/** Wordings of a question are no translations of each other; lines stand in the same order in each mix. */
const WORDINGS = new Set(['ask', 'hear']);
/** Of a list of lines so many are enough. */
const MOST_LINES = 4;

function collect(value: unknown, found: string[][], isWordings = false): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
  } else if (value !== null && typeof value === 'object') {
    const mixes = LANGUAGES.map((language) =>
      linesIn((value as Record<string, unknown>)[language]),
    );
    const written = mixes.filter((lines) => lines.length > 0);
    const count = Math.min(MOST_LINES, ...written.map((lines) => lines.length));
    if (written.length > 1 && !(isWordings && count > 1))
      for (let at = 0; at < count; at++) found.push(written.map((lines) => lines[at] ?? ''));
    for (const [key, one] of Object.entries(value)) collect(one, found, WORDINGS.has(key));
  }
}

const linesIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [asRead(one)] : []));
