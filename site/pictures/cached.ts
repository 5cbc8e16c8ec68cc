import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), '.astro/pictures');

/**
 * Makes a file once and keeps it between builds.
 * @param from all that the result depends on, the version of what draws it among it
 */
export async function cached(from: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(from)).digest('hex');
  const path = join(FOLDER, name);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(FOLDER, { recursive: true });
  // Two builds at once, or one that is cut, leave no half file.
  await writeFile(`${path}.${process.pid}`, made);
  await rename(`${path}.${process.pid}`, path);
  return made;
}
