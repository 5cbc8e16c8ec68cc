import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { PAGES } from '#contract/page-urls.ts';
import type { Places } from './check-text.ts';
import type { ContentFile } from './content-file.ts';

/** Pages that no content file makes; their anchors are not an editor's. */
const FIXED = Object.values<unknown>(PAGES).filter((page) => typeof page === 'string');

/** Every page a link may lead to. */
export function placesOf(files: ContentFile[], folder: string): Places {
  const pages = new Map<string, Set<string> | undefined>(FIXED.map((page) => [page, undefined]));
  for (const { kind, slug, fields, body } of files) {
    if (!kind.page || fields.errors.length > 0) continue;
    const address = kind.page(slug, (fields.toJS() ?? {}) as Record<string, unknown>);
    const slugger = new GithubSlugger();
    const anchors = new Set<string>();
    if (body) visit(body, 'heading', (heading) => void anchors.add(slugger.slug(textOf(heading))));
    pages.set(address, anchors);
  }
  return { pages, folder };
}
