import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';
import { risksOf } from './migration-risks.ts';

/** Those up to here were applied before anybody could feel it. */
const NOT_YET_RELEASED = 20;

const folder = join(ROOT, 'db/migrations');
const risks = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) > NOT_YET_RELEASED)
  .flatMap((name) =>
    risksOf(readFileSync(join(folder, name), 'utf8')).map(
      ({ statement, why }) => `${name}, statement ${statement}: ${why}`,
    ),
  );
if (risks.length > 0) {
  const advice =
    'Do it another way (docs/operating/migrations.md), or say in a line "-- accepted: why" above the statement why it may be.';
  process.stdout.write(`${risks.join('\n')}\n${advice}\n`);
  process.exitCode = 1;
}
