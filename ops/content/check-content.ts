import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';
import { checkContent } from './check.ts';

const mistakes = checkContent(join(ROOT, 'content'));
const many = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
process.stdout.write(
  mistakes.length === 0 ? 'The content is in order.\n' : `${mistakes.join('\n')}\n\n${many}.\n`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
