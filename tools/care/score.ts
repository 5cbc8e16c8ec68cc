import { join } from 'node:path';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import type { Heads } from '../../api/domain/safety/hearing/hearing.ts';
import { readCareLessons, trainHearing } from './learn.ts';
import { careOf, isMiss, type Outcome, outcomesOf, shares } from './outcomes.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const FOLDS = 5;

const { train, heldOut, fresh, newest, lessons, ordinary, aside, situationsAside, harmlessAside } =
  await readCareLessons(CONTENT);
const parts = (await loadSafety(join(CONTENT, 'safety'))).hearing;
const withHeads = (heads: Heads) => careOf({ ...parts, heads });

/** Every line as classified by heads that have not seen it. */
function crossValidated(): Outcome[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (at: number) => at < train.length && at % FOLDS === fold;
    const heads = trainHearing([...lessons.filter((_, at) => !isLeftOut(at)), ...ordinary]);
    return outcomesOf(
      withHeads(heads),
      train.filter((_, at) => isLeftOut(at)),
    );
  }).flat();
}

function print(name: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return;
  console.log(`\n${name}, ${outcomes.length} lines`);
  for (const { label, hit, of } of shares(outcomes)) {
    if (of > 0)
      console.log(
        `  ${label.padEnd(46)} ${(100 * (hit / of)).toFixed(1).padStart(5)} %  ${hit} of ${of}`,
      );
  }
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { line, heard } of outcomes.filter(isMiss)) {
    const was = `${line.danger}/${line.age}/${line.kind}`;
    const as = `${heard.danger}/${heard.age}/${heard.kind}${heard.isFaint ? ' (faint)' : ''}`;
    console.log(`  ${was} heard ${as}: ${line.after ?? ''} >> ${line.text}`);
  }
}

/**
 * `npm run care:score` prints all sets, `-- folds`, `-- held-out`, `-- fresh`, `-- newest`, `-- ordinary`,
 * `-- situations` or `-- harmless` one of them, each with what was missed. Of `held-out`, `fresh` and `newest` that is
 * listed only where one is named and `--misses` stands beside it, for those who do not tune on it.
 */
const sets: Record<string, () => Outcome[]> = {
  folds: crossValidated,
  'held-out': () => outcomesOf(careOf(parts), heldOut),
  fresh: () => outcomesOf(careOf(parts), fresh),
  newest: () => outcomesOf(careOf(parts), newest),
  ordinary: () => outcomesOf(careOf(parts), aside),
  situations: () => outcomesOf(careOf(parts), situationsAside),
  harmless: () => outcomesOf(careOf(parts), harmlessAside),
};
const asked = process.argv.slice(2).filter((one) => one in sets);
for (const name of asked.length > 0 ? asked : Object.keys(sets)) {
  const outcomes = sets[name]?.() ?? [];
  print(name, outcomes);
  const isHeld = ['held-out', 'fresh', 'newest'].includes(name);
  if (!isHeld || (asked.includes(name) && process.argv.includes('--misses'))) printMisses(outcomes);
}
