import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { isOf, pathsOf, slugOf } from '#content-reader/files.ts';
import type { Kind } from '#content-reader/kind.ts';
import { readUnchecked } from '#content-reader/read.ts';

type Fields = Record<string, unknown>;

/** A file is one entry; a list in a file is an entry for each of its items, in the editor's order. */
const entriesIn = (data: unknown, slug: string): { id: string; data: Fields }[] =>
  Array.isArray(data)
    ? (data as Fields[]).map((item, order) => ({ id: String(item.id), data: { ...item, order } }))
    : [{ id: slug, data: data as Fields }];

/** Reads every file of one kind; in development a changed one is read again. */
export const contentLoader = (kind: Kind): Loader => ({
  name: 'jaanu:content',
  load: async ({ config, store, parseData, generateDigest, watcher, logger }) => {
    if (kind.isRead === undefined)
      throw new Error(`${kind.name}: isRead says whether its words are checked`);
    const root = fileURLToPath(config.root);
    const folder = join(root, 'content');
    const idsOf = new Map<string, string[]>();
    const forget = (path: string) => {
      for (const id of idsOf.get(path) ?? []) store.delete(id);
      idsOf.delete(path);
    };
    const read = async (path: string) => {
      const filePath = `content/${path}`;
      const { text, data, body } = readUnchecked(join(root, filePath));
      const entries = entriesIn(data, slugOf(kind, path));
      const digest = generateDigest(text);
      // Parsed before anything is forgotten: a mistake leaves what was there.
      const parsed = await Promise.all(
        entries.map(async (entry) => ({
          id: entry.id,
          data: await parseData({ ...entry, filePath: join(root, filePath) }),
        })),
      );
      forget(path);
      for (const entry of parsed) {
        store.set({ ...entry, body, filePath, digest, deferredRender: path.endsWith('.mdx') });
      }
      idsOf.set(
        path,
        parsed.map(({ id }) => id),
      );
    };
    store.clear();
    for (const path of pathsOf(folder, kind)) await read(path);
    watcher?.add(folder);
    const pathOf = (file: string) => relative(folder, file).replaceAll('\\', '/');
    const onChange = async (file: string) => {
      const path = pathOf(file);
      if (!isOf(kind, path)) return;
      await read(path).catch((error: Error) => logger.error(`${path}: ${error.message}`));
    };
    watcher?.on('change', onChange);
    watcher?.on('add', onChange);
    watcher?.on('unlink', (file) => forget(pathOf(file)));
  },
});
