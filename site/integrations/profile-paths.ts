import { join } from 'node:path';
import { pathsOf } from '#content-reader/files.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { readUnchecked } from '#content-reader/read.ts';

/** Addresses of the profiles that have a page of their own: one for each companion of a content folder. */
export const profilePaths = (contentDir: string): string[] =>
  pathsOf(contentDir, companions).map((path) => {
    const { data } = readUnchecked(join(contentDir, path));
    return companions.page?.('', (data ?? {}) as Record<string, unknown>) ?? '';
  });
