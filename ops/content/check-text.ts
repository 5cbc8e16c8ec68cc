import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Image, Link } from 'mdast';
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

/** Headings, links and pictures of a file's text. */
export function checkText(file: ContentFile, places: Places): Finding[] {
  const { path, body, bodyStart } = file;
  if (!body) return [];
  const findings: Finding[] = [];
  const say = ({ position }: Placed, text: string) =>
    findings.push({ path, line: bodyStart + (position?.start.line ?? 1), text });
  let depth = 1;
  visit(body, 'heading', (heading: Heading) => {
    if (heading.depth === 1)
      say(heading, 'A heading of one # is the title, which is a field. Use ##.');
    else if (heading.depth > depth + 1) {
      const marks = '#'.repeat(depth + 1);
      say(heading, `The heading "${textOf(heading)}" leaves a level out. Use ${marks}.`);
    }
    depth = Math.max(heading.depth, 2);
  });
  visit(body, 'link', (link: Link) => {
    const text = deadLink(link.url, places, file);
    if (text) say(link, text);
    if (!textOf(link).trim()) say(link, `The link to ${link.url} has no words.`);
  });
  visit(body, 'image', ({ url, alt, ...image }: Image) => {
    if (!alt?.trim())
      say(image, `The picture ${url} needs words for those who cannot see it: ![words](${url}).`);
    const isOurs = !/^https?:/.test(url);
    if (!isOurs) say(image, `The picture ${url} lies elsewhere. Put it into content/images.`);
    else if (!existsSync(join(places.folder, path, '..', url)))
      say(image, `There is no picture ${url}.`);
  });
  return findings;
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
