import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companions } from '#content-reader/kinds/companions.ts';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

const COVER = /^images\/covers\/(.+)\.svg$/;

/** Pictures that a companion's fields name: each is made from a drawing of the same name. */
export function checkPictures({ path, text, kind }: ContentFile, folder: string): Finding[] {
  if (kind !== companions) return [];
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\/images\/((?:companions|scenes)\/[\w-]+)\.webp/g)]
      .map(([, name]) => `images/${name}.svg`)
      .filter((drawing) => !existsSync(join(folder, drawing)))
      .map((drawing) => ({ path, line: at + 1, text: `There is no drawing content/${drawing}.` })),
  );
}

/** Drawings above articles: each is found by the name of its article. */
export const checkCovers = (paths: string[]): Finding[] =>
  paths.flatMap((path) => {
    const [, name] = COVER.exec(path) ?? [];
    if (!name || paths.includes(`articles/${name}.mdx`)) return [];
    const text = `There is no article content/articles/${name}.mdx. Rename the drawing as the article is called, or take it away.`;
    return [{ path, line: 1, text }];
  });
