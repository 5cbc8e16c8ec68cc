import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf, pathsOf } from '#content-reader/files.ts';
import { ideas } from '#content-reader/kinds/ideas.ts';
import { slugOf, TEMPLATES } from './templates.ts';

/** The result of making a file: where it is and what is left to do, or why there is none. */
export type Made = { path: string; next: string } | { refusal: string };

/**
 * Makes a content file with every field explained.
 * @param folder the content folder
 * @param kind `article`, `idea` or `companion`
 * @param facts today as `2025-08-03`, and a new id
 */
export function makeFile(
  folder: string,
  kind: string,
  title: string,
  facts: { today: string; id: string },
): Made {
  const template = TEMPLATES[kind];
  const slug = slugOf(title);
  const kinds = Object.keys(TEMPLATES).join(', ');
  if (!kind)
    return { refusal: `Say what to make: npm run new article "A title". Or one of: ${kinds}.` };
  if (!template) return { refusal: `There is no "${kind}" to make. Choose one of: ${kinds}.` };
  if (!slug)
    return { refusal: `It needs a title in Latin letters: npm run new ${kind} "A title".` };
  const path = pathOf(template.kind, slug);
  if (existsSync(join(folder, path))) return { refusal: `content/${path} is there already.` };
  const place = pathsOf(folder, ideas).length + 1;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), template.text(title, { ...facts, place }), { flag: 'wx' });
  return { path, next: template.next };
}
