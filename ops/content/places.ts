import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { PAGES } from '#contract/pages.ts';
import type { Places } from './check-text.ts';
import { type ContentFile, formerSlugs, valuesOf } from './content-file.ts';

/** Pages that no content file makes; their anchors are not an editor's. */
export const FIXED_PAGES = Object.values<unknown>(PAGES).filter((page) => typeof page === 'string');

/** Every page a link may lead to. */
export function placesOf(files: ContentFile[], folder: string): Places {
  const places: Places = {
    pages: new Map(FIXED_PAGES.map((page) => [page, undefined])),
    drafts: new Set(),
    moved: new Map(),
    folder,
  };
  for (const file of files) {
    const { kind, slug, body, broken } = file;
    if (!kind.page || broken) continue;
    const values = valuesOf(file);
    const address = kind.page(slug, values);
    const slugger = new GithubSlugger();
    const anchors = new Set<string>();
    if (body) visit(body, 'heading', (heading) => void anchors.add(slugger.slug(textOf(heading))));
    places.pages.set(address, anchors);
    if (values.draft === true) places.drafts.add(address);
    for (const old of formerSlugs(file)) places.moved.set(kind.page(old, {}), address);
  }
  return places;
}
