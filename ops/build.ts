import { createProgress } from './bootstrap/progress.mjs';
import { buildAnyway } from './build-if-stale.ts';
import { loadDotEnv } from './environment.ts';
import { failWith } from './output.ts';

loadDotEnv();
await buildAnyway(createProgress()).catch(failWith);
