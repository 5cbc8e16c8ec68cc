import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Kind } from './kind.ts';

/** `prompts/*.{md,mdx}` as an expression whose first group is what `*` stands for. */
const expressionOf = (files: string): RegExp => {
  const source = files
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, endings: string) => `(?:${endings.replaceAll(',', '|')})`)
    .replaceAll('*', '([^/]+)');
  return new RegExp(`^${source}$`);
};

/** Whether a path below `content/` is a file of this kind. */
export const isOf = ({ files }: Kind, path: string): boolean => expressionOf(files).test(path);

/** A file's name: what `*` stands for, or the file's own name where there is no `*`. */
export const slugOf = ({ files }: Kind, path: string): string =>
  expressionOf(files).exec(path)?.[1] ?? posix.basename(path, posix.extname(path));

/** The path of a file of this kind below `content/`, by its name. */
export const pathOf = ({ files }: Kind, slug: string): string => files.replace('*', slug);

/** Every path below a folder, in order. */
export const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Every file of this kind in a content folder, in order. */
export const pathsOf = (contentDir: string, kind: Kind): string[] => {
  const [folder = ''] = kind.files.split('/');
  const inFolder =
    folder === kind.files
      ? [folder]
      : pathsIn(join(contentDir, folder)).map((path) => `${folder}/${path}`);
  return inFolder.filter((path) => isOf(kind, path));
};
