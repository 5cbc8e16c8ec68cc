import { createProgress } from '../bootstrap/progress.mjs';
import { runChecks } from './checks.ts';

const failures = await runChecks(createProgress());
for (const failure of failures) process.stderr.write(`\n${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);
