import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fnv1a } from '../../api/domain/text/fnv.ts';
import { fold } from '../../api/domain/text/fold.ts';
import { type Line, readLines } from './corpus.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/**
 * Lines without those that are the same but for spelling, in two halves: by the hash of what they say, so that a line
 * stays in its half whatever is added.
 */
export function halves(lines: readonly Line[]): { train: Line[]; heldOut: Line[] } {
  const keyOf = ({ text, after }: Line) =>
    `${fold(text).join(' ')} | ${fold(after ?? '').join(' ')}`;
  const unique = new Map(lines.map((line) => [keyOf(line), line]));
  const isHeldOut = (key: string) => ((fnv1a(key) >>> 13) & 1) === 1;
  const half = (held: boolean) =>
    [...unique].flatMap(([key, line]) => (isHeldOut(key) === held ? [line] : []));
  return { train: half(false), heldOut: half(true) };
}

const written = (lines: readonly Line[]) =>
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;

/** `node tools/care/split.ts <folder>`: the hands of a folder as the halves of `content/safety/corpus`. */
if (process.argv[1] === import.meta.filename) {
  const from = process.argv[2];
  if (!from) throw new Error('Name the folder that holds the lines of each hand');
  const hands = (await readdir(from)).filter((name) => name.endsWith('.jsonl')).toSorted();
  const lines = (await Promise.all(hands.map((name) => readLines(join(from, name))))).flat();
  const { train, heldOut } = halves(lines);
  const folder = join(CONTENT, 'safety/corpus');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'train.jsonl'), written(train));
  await writeFile(join(folder, 'held-out.jsonl'), written(heldOut));
  console.log(`${lines.length} lines: ${train.length} to train on, ${heldOut.length} held out`);
}
