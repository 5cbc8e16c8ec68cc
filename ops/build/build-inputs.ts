import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the pages are made from. */
const FILES = [
  'astro.config.mjs',
  'content',
  'content-reader',
  'contract',
  'package-lock.json',
  'site',
  'tsconfig.json',
];

/** What the build takes from the environment; a page may read nothing else of it. */
export const BUILD_ENVIRONMENT = ['PUBLIC_ORIGIN', 'PUBLIC_META_PIXEL_ID', 'PUBLIC_HOT'] as const;

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/**
 * Distinguishes one state of the build's inputs from another.
 * @param root the project's root
 * @returns a SHA-256 in hexadecimal
 */
export function hashBuildInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const name of BUILD_ENVIRONMENT) hash.update(`${name}=${env[name] ?? ''}\0`);
  for (const file of FILES.flatMap((path) => listFiles(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !isTest(name));
  return names.sort().flatMap((name) => listFiles(root, `${path}/${name}`));
}
