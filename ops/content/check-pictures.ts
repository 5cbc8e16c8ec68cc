import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

/** Pictures that a companion's fields name: each is made from a drawing of the same name. */
export function checkPictures({ path, text, kind }: ContentFile, folder: string): Finding[] {
  if (kind.called !== 'a companion') return [];
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\/images\/((?:companions|scenes)\/[\w-]+)\.webp/g)]
      .map(([, name]) => `images/${name}.svg`)
      .filter((drawing) => !existsSync(join(folder, drawing)))
      .map((drawing) => ({ path, line: at + 1, text: `There is no drawing content/${drawing}.` })),
  );
}
