import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Kind } from '#content-reader/kind.ts';
import { articles } from '#content-reader/kinds/articles.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { pages } from '#content-reader/kinds/pages.ts';
import { prompts } from '#content-reader/kinds/prompts.ts';
import { checkMarkdown } from './check-markdown.ts';
import { type ContentFile, valuesOf } from './content-file.ts';
import type { Finding, Say } from './finding.ts';

/** What a text may point at. */
export interface Places {
  /** Pages of the site, with the anchors of those that an editor wrote. */
  pages: Map<string, Set<string> | undefined>;
  /** Pages that visitors do not see yet. */
  drafts: Set<string>;
  /** Former addresses, with the ones they lead to. */
  moved: Map<string, string>;
  /** The content folder. */
  folder: string;
}

/** Kinds of file that are nothing without a text. */
const NEED_TEXT: readonly Kind[] = [articles, pages, companions, prompts];

/** Headings, links and pictures of a file's text, and what would be read otherwise than it was meant. */
export function checkText(file: ContentFile, places: Places): Finding[] {
  const { path, body, bodyStart, text, kind } = file;
  const findings: Finding[] = [];
  const lost = text.split('\n').findIndex((line) => /[\ufffd\0]/.test(line));
  if (lost >= 0) {
    const told = 'A letter here cannot be read. Save the file as "UTF-8".';
    findings.push({ path, line: lost + 1, text: told });
  }
  if (!body || bodyStart === 0) return findings;
  const say: Say = ({ position }, told) => {
    findings.push({ path, line: bodyStart + (position?.start.line ?? 1), text: told });
  };
  if (body.children.length === 0 && NEED_TEXT.includes(kind)) {
    findings.push({ path, line: bodyStart, text: 'There is no text below the fields.' });
  }
  checkMarkdown(body, text.split('\n').slice(bodyStart).join('\n'), path.endsWith('.mdx'), say);
  const named = new Map<string, string>();
  visit(body, 'definition', ({ identifier, url }) => void named.set(identifier, url));
  visit(body, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const url = node.type === 'link' ? node.url : (named.get(node.identifier) ?? '');
    const told = deadLink(url, places, file);
    // A footnote is written like a link by name; its note has no address.
    if (told && !(node.type === 'linkReference' && node.identifier.startsWith('^'))) {
      say(node, told);
    }
    if (!textOf(node).trim()) say(node, `The link to ${url} has no words.`);
  });
  visit(body, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const url = node.type === 'image' ? node.url : (named.get(node.identifier) ?? '');
    for (const told of wrongPicture(url, node.alt, join(places.folder, path, '..')))
      say(node, told);
  });
  return findings;
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const decoded = (url: string): string => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

function wrongPicture(url: string, alt: string | null | undefined, folder: string): string[] {
  const findings: string[] = [];
  if (!alt?.trim()) {
    findings.push(`The picture ${url} needs words for those who cannot see it: ![words](${url}).`);
  }
  if (/^(https?|data):/.test(url)) {
    findings.push(`The picture ${url} lies elsewhere. Put it into content/images.`);
  } else if (!url.startsWith('../')) {
    findings.push(`The picture ${url} is named from its folder: ../images/articles/rain.jpg.`);
  } else if (!isFile(join(folder, decoded(url)))) {
    findings.push(`There is no picture ${url}.`);
  } else if (!/\.(jpe?g|png|webp|avif)$/i.test(url)) {
    findings.push(`The picture ${url} should be a .jpg, .png, .webp or .avif.`);
  }
  return findings;
}

/** Why a link leads nowhere; undefined when it does lead somewhere, or out of the site. */
function deadLink(url: string, places: Places, file: ContentFile): string | undefined {
  if (url === '') return 'A link has no address.';
  if (/^(https:|mailto:|tel:)/i.test(url)) return undefined;
  if (/^http:/i.test(url)) return `The link ${url} should begin with https.`;
  const own = file.kind.page?.(file.slug, valuesOf(file)) ?? '';
  const [path = '', anchor] = url.startsWith('#') ? [own, url.slice(1)] : url.split('#');
  if (!/^\/(?!\/)/.test(path)) return `The link ${url} should begin with / or https.`;
  const clean = path.split('?')[0] || '/';
  const { pages, drafts, moved } = places;
  if (clean !== '/' && clean.endsWith('/')) return `Leave out the / at the end of ${clean}.`;
  if (moved.has(clean)) return `The page ${clean} has moved: write ${moved.get(clean)}.`;
  if (!pages.has(clean)) return `There is no page ${clean}.`;
  if (drafts.has(clean) && valuesOf(file).draft !== true)
    return `The page ${clean} is a draft: visitors would not find it.`;
  const anchors = pages.get(clean);
  if (anchor && anchors && !anchors.has(decoded(anchor)))
    return `The page ${clean} has no part called #${anchor}.`;
  return undefined;
}
