import { createProgress } from '../bootstrap/progress.mjs';
import { failWith } from '../process/output.ts';
import { loadDotEnv } from '../setup/local-state.ts';
import { buildAnyway } from './build-if-stale.ts';

loadDotEnv();
await buildAnyway(createProgress()).catch(failWith);
