import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';
import { compareStacks } from './turn/compare-stacks.ts';
import { compareTurns } from './turn/compare-turns.ts';
import { growTable } from './turn/grow-table.ts';
import { makePeople } from './turn/people.ts';

const PEOPLE = 2_000;
const PARTS = ['turns', 'stacks', 'growth'];

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:turn [turns] [stacks] [growth]`: what a turn costs, and where it goes; all parts by default. */
async function bench(life: Lifecycle): Promise<number> {
  const named = process.argv.slice(2).filter((arg) => PARTS.includes(arg));
  const parts = named.length > 0 ? named : PARTS;
  const context = await benchContext(life);
  const people = await makePeople(context.db, PEOPLE);
  const say = (text: string) => progress.line(text);
  if (parts.includes('turns')) await compareTurns({ context, people, say });
  if (parts.includes('stacks')) await compareStacks({ context, say });
  if (parts.includes('growth')) await growTable({ context, people, say });
  return 0;
}
