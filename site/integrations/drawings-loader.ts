import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';

/**
 * Reads a folder of drawings: one entry a file, its id the name without `.svg`.
 * In development a changed drawing is read again.
 */
export const drawings = (folder: string): Loader => ({
  name: 'jaanu:drawings',
  schema: z.object({ svg: z.string() }),
  load: async ({ store, parseData, generateDigest, watcher }) => {
    const read = async (path: string) => {
      const id = basename(path, '.svg');
      const data = await parseData({ id, data: { svg: await readFile(path, 'utf8') } });
      store.set({ id, data, digest: generateDigest(data) });
    };
    store.clear();
    if (existsSync(folder)) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
      await Promise.all(names.map((name) => read(join(folder, name))));
    }
    watcher?.add(folder);
    watcher?.on('change', (path) => {
      if (path.startsWith(resolve(folder)) && path.endsWith('.svg')) void read(path);
    });
  },
});
