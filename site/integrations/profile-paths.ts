import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '#contract/pages.ts';

/** Addresses of the profiles that have a page of their own: one for each file of the folder. */
export const profilePaths = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => /^urlName:\s*(\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '')
    .map(PAGES.profile);
