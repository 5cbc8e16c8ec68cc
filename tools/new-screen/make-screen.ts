import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { isApiPath } from '#contract/pages.ts';

/** Where the screens with a fixed address are declared. */
const PAGES_FILE = 'contract/pages.ts';

/** The list in it that a screen is in: a visitor's own, or the same for everybody. */
const LISTS = { own: 'OWN_SCREENS', public: 'PUBLIC_SCREENS' };

/**
 * Copies `site/template` as a new screen (page, island, screen, store and their tests) and declares its address. Imports are
 * left unsorted.
 * @param root the project's folder
 * @param kind `own` for what is a visitor's own, `public` for what is the same for everybody
 * @param name small letters with dashes between words: its address
 * @returns the files that were made and the one that was changed, below the project's folder
 * @throws Error saying what is wrong with kind or name, before anything is written
 */
export function makeScreen(root: string, kind: string, name: string): string[] {
  if (!isKind(kind) || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(
      'Which kind, and what is it called? For example: npm run new:screen public day-moods',
    );
  }
  const pages = readFileSync(join(root, PAGES_FILE), 'utf8');
  const files = ['both', kind]
    .flatMap((part) =>
      readdirSync(join(root, 'site/template', part)).map((file) => `${part}/${file}`),
    )
    .map((path) => ({ from: `template/${path}`, to: placeOf(`template/${path}`, name) }));
  const taken = files.find(({ to }) => existsSync(join(root, 'site', to)));
  if (taken) throw new Error(`site/${taken.to} is there already.`);
  if (isApiPath(`/${name}`) || pages.includes(`'/${name}'`)) {
    throw new Error(`/${name} is the address of something else.`);
  }

  for (const { from, to } of files) {
    const text = readFileSync(join(root, 'site', from), 'utf8');
    mkdirSync(dirname(join(root, 'site', to)), { recursive: true });
    writeFileSync(join(root, 'site', to), renamed(moved(text, from, name), name));
  }
  writeFileSync(join(root, PAGES_FILE), declared(pages, LISTS[kind], name));
  return [PAGES_FILE, ...files.map(({ to }) => `site/${to}`).toSorted()];
}

const isKind = (kind: string): kind is keyof typeof LISTS => Object.hasOwn(LISTS, kind);

/** Where a file of the template goes, by what it is; every other file of `site/` stays. */
const placeOf = (path: string, name: string): string => {
  if (!path.startsWith('template/')) return path;
  const folder = { '.astro': 'pages', '.tsx': `islands/${name}` }[extname(path)];
  return join(folder ?? `stores/${name}`, renamed(basename(path), name));
};

/** A file's text with its imports as seen from its new place. */
const moved = (text: string, from: string, name: string): string =>
  text.replaceAll(/(?<= from ')\.[^']+/g, (path) => {
    const place = relative(dirname(placeOf(from, name)), placeOf(join(dirname(from), path), name));
    return place.startsWith('.') ? place : `./${place}`;
  });

const renamed = (text: string, name: string): string =>
  text
    .replaceAll('A title', titleOf(name))
    .replaceAll('Template', pascal(name))
    .replaceAll('template', name);

/** `contract/pages.ts` with the screen in `PAGES` and in the list of its kind. */
const declared = (pages: string, list: string, name: string): string => {
  const key = `${name.charAt(0)}${pascal(name).slice(1)}`;
  return pages
    .replace('\n} as const;', `\n  ${key}: '/${name}',\n} as const;`)
    .replace(new RegExp(`(?<=\\b${list}: [^;]+)(?=,?\\s*\\]\\);)`), `, PAGES.${key}`);
};

/** `day-moods` as a heading: Day moods. */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
