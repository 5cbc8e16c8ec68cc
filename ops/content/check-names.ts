import { isOf } from '#content-reader/files.ts';
import { articles } from '#content-reader/kinds/articles.ts';
import { landing } from '#content-reader/kinds/landing.ts';
import { pages } from '#content-reader/kinds/pages.ts';
import { KINDS } from '#content-reader/kinds.ts';
import { PAGES } from '#contract/pages.ts';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';
import { FIXED_PAGES } from './places.ts';

/** The existing marketing pages; another one needs its own page in the code. */
const LANDING = ['marketing', 'marketing-premium'];

/** The legal pages are in `PAGES` because footers link to them; their files make them. */
const LEGAL: string[] = [PAGES.privacy, PAGES.terms, PAGES.refunds, PAGES.contact, PAGES.safety];

/** First parts of addresses that the product answers itself. */
const TAKEN = [
  'api',
  'companion',
  'loading',
  'chat',
  'paywall',
  'post-payment',
  'shells',
  'images',
  'og',
  'icons',
  'sandbox',
  'checkout',
  'offline',
  '404',
  'index',
];

/** A file's name, where it is part of an address. */
export function checkName({ path, slug, kind }: ContentFile): Finding[] {
  const say = (text: string): Finding[] => [{ path, line: 1, text }];
  if (kind === landing && !LANDING.includes(slug)) {
    return say(`A marketing page is called ${LANDING.join(' or ')}.`);
  }
  if (kind !== articles && kind !== pages) return [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return say(
      'The file’s name is the address: lower case letters, digits and single dashes only.',
    );
  }
  const address = kind.page?.(slug, {}) ?? '';
  const isTaken = FIXED_PAGES.includes(address) || TAKEN.includes(slug);
  return isTaken && !LEGAL.includes(address)
    ? say(`The address ${address} belongs to another page. Rename the file.`)
    : [];
}

/** Not written by editors: pictures have their own check, the rest is generated. */
const OTHERS =
  /^(README\.md|images\/.+|safety\/(corpus\/)?[^/]+\.jsonl|(safety|talk)\/[^/]+\.bin)$/;

/** Files that nothing reads; hidden ones and an editor's backups aside. */
export const strayFiles = (paths: string[]): Finding[] =>
  paths
    .filter((path) => /\.[^/]*[^/~]$/.test(path))
    .filter((path) => !/(^|\/)[.#]|\.(bak|swp|tmp|orig)$/.test(path) && !OTHERS.test(path))
    .filter((path) => !KINDS.some((kind) => isOf(kind, path)))
    .map((path) => ({ path, line: 1, text: strayText(path) }));

const strayText = (path: string): string => {
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : '';
  const read = KINDS.map(({ files }) => files).filter((files) => files.startsWith(folder));
  return read.length > 0 && folder !== ''
    ? `Nobody reads this file. In ${folder} are read: ${read.join(', ')}.`
    : `Nobody reads this file. Files belong into ${foldersOf(KINDS).join(', ')}; content/README.md says what is what.`;
};

const foldersOf = (kinds: typeof KINDS): string[] => [
  ...new Set(kinds.flatMap(({ files }) => files.match(/^[^/]+\//)?.[0] ?? [])),
];
