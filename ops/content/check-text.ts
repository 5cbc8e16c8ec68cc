import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Html, Image, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

type Placed = { position?: { start: { line: number } } | undefined };

/** What a text may point at. */
export interface Places {
  /** Pages of the site, with the anchors of those that an editor wrote. */
  pages: Map<string, Set<string> | undefined>;
  /** The content folder. */
  folder: string;
}

type Say = (where: Placed, text: string) => void;

/** Headings, links and pictures of a file's text, and what would be taken for a program. */
export function checkText(file: ContentFile, places: Places): Finding[] {
  const { path, body, bodyStart } = file;
  if (!body) return [];
  const findings: Finding[] = [];
  const say: Say = ({ position }, text) => {
    findings.push({ path, line: bodyStart + (position?.start.line ?? 1), text });
  };
  checkHeadings(body, say);
  if (path.endsWith('.mdx')) checkPrograms(body, say);
  visit(body, 'link', (link) => {
    const text = deadLink(link.url, places, file);
    if (text) say(link, text);
    if (!textOf(link).trim()) say(link, `The link to ${link.url} has no words.`);
  });
  visit(body, 'image', (image) => checkImage(image, join(places.folder, path, '..'), say));
  return findings;
}

function checkHeadings(body: Root, say: Say): void {
  let depth = 1;
  visit(body, 'heading', (heading) => {
    const title = textOf(heading);
    if (heading.depth === 1) {
      say(heading, 'A heading of one # is the title, which is a field. Use ##.');
    } else if (heading.depth > depth + 1) {
      say(heading, `The heading "${title}" leaves a level out. Use ${'#'.repeat(depth + 1)}.`);
    }
    depth = Math.max(heading.depth, 2);
  });
}

/** MDX is Markdown in which some signs begin a program. */
function checkPrograms(body: Root, say: Say): void {
  visit(body, ['html', 'text'], (node) => {
    const { type, value } = node as Html | Text;
    if (type === 'html') say(node, `${value} cannot be used here. Write it in words, without <.`);
    else if (/[{}]/.test(value)) say(node, 'A { or } cannot be used here.');
    else if (/^(import|export) /.test(value)) {
      say(node, 'A paragraph cannot begin with import or export.');
    }
  });
}

function checkImage({ url, alt, ...where }: Image, folder: string, say: Say): void {
  if (!alt?.trim()) {
    say(where, `The picture ${url} needs words for those who cannot see it: ![words](${url}).`);
  }
  if (/^https?:/.test(url))
    say(where, `The picture ${url} lies elsewhere. Put it into content/images.`);
  else if (!existsSync(join(folder, url))) say(where, `There is no picture ${url}.`);
}

/** Why a link leads nowhere; undefined when it does lead somewhere, or out of the site. */
function deadLink(url: string, { pages }: Places, file: ContentFile): string | undefined {
  if (/^(https:|mailto:|tel:)/.test(url)) return undefined;
  if (/^http:/.test(url)) return `The link ${url} should begin with https.`;
  const own = file.kind.page?.(file.slug, file.fields.toJS() as Record<string, unknown>) ?? '';
  const [path = '', anchor] = url.startsWith('#') ? [own, url.slice(1)] : url.split('#');
  if (!path.startsWith('/')) return `The link ${url} should begin with / or https.`;
  const clean = path.split('?')[0] || '/';
  if (!pages.has(clean)) return `There is no page ${clean}.`;
  const anchors = pages.get(clean);
  if (anchor && anchors && !anchors.has(anchor))
    return `The page ${clean} has no part called #${anchor}.`;
  return undefined;
}
