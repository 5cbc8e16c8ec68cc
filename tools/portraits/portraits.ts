import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../ops/setup/root.ts';
import { drawings } from './drawings.ts';

/** `npm run portraits`: draws every portrait, scene and cover into `content/images`. */
const folder = join(ROOT, 'content/images');
const files = drawings();
for (const part of ['companions', 'scenes', 'covers'])
  await mkdir(join(folder, part), { recursive: true });
await Promise.all(files.map(({ path, svg }) => writeFile(join(folder, path), svg)));
process.stdout.write(`${files.length} drawings in content/images\n`);
