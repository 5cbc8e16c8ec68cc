import { join } from 'node:path';
import { printGuardScore } from './guard-score.ts';

await printGuardScore(join(import.meta.dirname, '../../content'), {
  misses: process.argv.includes('--tuning') ? 'tuning' : 'all',
});
