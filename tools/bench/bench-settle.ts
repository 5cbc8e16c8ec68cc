import { audit } from '#db/audit.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';
import { compareSettles } from './settle/compare-settles.ts';
import { makePeople } from './turn/people.ts';

const PEOPLE = 2_000;

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:settle`: what crediting an order costs beside its bare statements. */
async function bench(life: Lifecycle): Promise<number> {
  const context = await benchContext(life);
  const people = await makePeople(context.db, PEOPLE);
  await compareSettles({ context, people, say: (text) => progress.line(text) });
  const failures = await audit(context.db);
  for (const { name, rows } of failures) progress.line(`${name}: ${rows.length} rows`);
  return failures.length === 0 ? 0 : 1;
}
