import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../ops/setup/root.ts';

/** What a build reads of the project. */
const INPUTS = [
  'contract',
  'astro.config.mjs',
  'content',
  'content-reader',
  'package.json',
  'site',
  'tsconfig.json',
];

const ARTICLES = 'content/articles';

/** Copies what a build needs into a separate folder, with the same packages; returns how to remove it. */
export function makeScratchProject(folder: string): () => void {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  for (const path of INPUTS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return remove;
}

/** Fills the scratch project with this many articles, each with the text of one of ours. */
export function writeArticles(folder: string, count: number): void {
  const source = join(ROOT, ARTICLES);
  const texts = readdirSync(source).map((name) => readFileSync(join(source, name), 'utf8'));
  rmSync(join(folder, ARTICLES), { recursive: true });
  rmSync(join(folder, '.astro/pictures'), { recursive: true, force: true });
  mkdirSync(join(folder, ARTICLES));
  for (let at = 0; at < count; at += 1) {
    const text = texts[at % texts.length] ?? '';
    const day = new Date(Date.UTC(2025, 0, 1 + (at % 365))).toISOString().slice(0, 10);
    const own = text
      .replace(/^title: .*$/m, `title: "Article number ${at}"`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^trending: .*\n/m, '');
    writeFileSync(join(folder, ARTICLES, `article-${at}.mdx`), own);
  }
}
