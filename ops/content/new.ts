import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';
import { makeFile } from './new-file.ts';

const [kind = '', ...words] = process.argv.slice(2);
const facts = { today: new Date().toISOString().slice(0, 10), id: randomUUID() };
const made = makeFile(join(ROOT, 'content'), kind, words.join(' '), facts);
if ('refusal' in made) {
  process.stderr.write(`${made.refusal}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `content/${made.path} is made. ${made.next}\nSee it: npm run dev. Check it: npm run check:content.\n`,
  );
}
