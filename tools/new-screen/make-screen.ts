import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Copies `site/template` as a new screen: page, island, screen, store and their tests.
 * @param site the folder `site/`
 * @param name small letters with dashes between words: the end of its address
 * @param from where the template is
 * @returns the files that were made, below `site/`
 * @throws Error saying what is wrong with the name, before anything is written
 */
export function makeScreen(site: string, name: string, from = join(site, 'template')): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error('How is it called? For example: npm run new:screen moods');
  }
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .map((path) => ({ path, to: placeOf(path, name) }));
  const taken = files.find(({ to }) => existsSync(join(site, to)));
  if (taken) throw new Error(`site/${taken.to} is there already.`);
  for (const { path, to } of files) {
    mkdirSync(dirname(join(site, to)), { recursive: true });
    writeFileSync(join(site, to), sorted(renamed(readFileSync(join(from, path), 'utf8'), name)));
  }
  return files.map(({ to }) => to).toSorted();
}

const FOLDERS: Record<string, (name: string) => string> = {
  island: (name) => `islands/${name}`,
  store: (name) => `stores/${name}`,
  '.': () => 'pages',
};

const placeOf = (path: string, name: string): string =>
  join(FOLDERS[dirname(path)]?.(name) ?? '.', renamed(basename(path), name));

/** Names and imports as they are where a file goes. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll("'../store/", `'../../stores/${name}/`)
    .replaceAll("'./island/", `'../islands/${name}/`)
    .replaceAll("'../../islands/", "'../")
    .replaceAll('A title', titleOf(name))
    .replaceAll('Template', pascal(name))
    .replaceAll('template', name);

/** With the imports in the order that the linter asks for. */
const sorted = (text: string): string =>
  text.replace(/(?:^import .+\n)+/m, (imports) =>
    (imports.match(/.+\n/g) ?? [])
      .map((line) => ({ line, folder: folderOf(line) }))
      .toSorted((a, b) => Number(a.folder > b.folder) - Number(a.folder < b.folder))
      .map(({ line }) => line)
      .join(''),
  );

/**
 * Packages come first, then the folders from the furthest on; `~` is behind every further step up. Within a folder of
 * `site/` the template has them in order.
 */
const folderOf = (line: string): string => {
  const [, folder] = / from '((?:\.\.?\/)+(?:[\w-]+\/)?)/.exec(line) ?? [];
  return folder ? `${folder}~` : '';
};

/** `day-moods` as a heading: Day moods. */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
