import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { shellFor } from '#contract/pages.ts';
import { campaignOf, nameInFigures } from './campaign.ts';

/** A page view, without an identity. */
export interface PageView {
  page: string;
  campaign: string;
  source: string;
}

/** No browser's name is longer; a bot's may be made to be slow to read. */
const LONGEST_AGENT = 500;

/** As long as a host or a page is kept. */
const LONGEST_SOURCE = 120;

/** A page as stored in figures: for a shell, the first part of the address, because the rest names a chat. */
export function pageName(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  const shell = shellFor(clean);
  return shell ? `${shell.slice('/shells'.length)}/*` : clean.slice(0, LONGEST_SOURCE);
}

/**
 * The view that a request for a page is; undefined for what is no view: bots, what is fetched ahead, a service
 * worker's stock, a reload in a frame.
 * @param ownHost the host that the product is known by; undefined: the request's own
 */
export function pageViewOf(req: IncomingMessage, ownHost?: string): PageView | undefined {
  const { headers, method, url = '/' } = req;
  if (method !== 'GET' || isUnseen(req)) return undefined;
  const agent = headers['user-agent'];
  if (!agent || isbot(agent.slice(0, LONGEST_AGENT))) return undefined;
  const [path = '/', query = ''] = url.split('?', 2);
  return {
    page: pageName(path),
    campaign: campaignOf(new URLSearchParams(query)),
    source: sourceOf(headers.referer, ownHost ?? headers.host),
  };
}

/** Browsers say what a page is fetched for; those that do not are older, and count as views. */
function isUnseen({ headers }: IncomingMessage): boolean {
  const [mode, dest] = [headers['sec-fetch-mode'], headers['sec-fetch-dest']];
  const purpose = `${headers['sec-purpose']} ${headers.purpose}`;
  return (
    purpose.includes('prefetch') ||
    purpose.includes('prerender') ||
    (mode !== undefined && mode !== 'navigate') ||
    (dest !== undefined && dest !== 'document')
  );
}

/** The referring host, or the page of ours; empty: unknown. */
function sourceOf(referer: string | undefined, ownHost: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { host, pathname } = new URL(referer);
  if (host === ownHost) return pageName(pathname);
  return nameInFigures(host.replace(/^www\./, ''), LONGEST_SOURCE);
}
