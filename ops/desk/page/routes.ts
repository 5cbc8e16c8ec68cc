import { useEffect, useState } from 'react';
import type { DeskRole } from '#contract/desk-roles.ts';

/** The desk's pages, and who sees them. */
export const PAGES = [
  { path: 'today', title: 'Today', for: 'see' },
  { path: 'report', title: 'Report', for: 'see' },
  { path: 'cost', title: 'Costs', for: 'see' },
  { path: 'find', title: 'Find', for: 'support' },
  { path: 'reports', title: 'Reported', for: 'support' },
  { path: 'review', title: 'Review', for: 'support' },
  { path: 'steer', title: 'Steer', for: 'see' },
  { path: 'prices', title: 'Prices', for: 'see' },
  { path: 'prompts', title: 'Prompts', for: 'see' },
  { path: 'tax', title: 'Tax', for: 'owner' },
  { path: 'log', title: 'Log', for: 'owner' },
  { path: 'you', title: 'You', for: 'see' },
] as const satisfies readonly { path: string; title: string; for: DeskRole }[];

const partsNow = (): string[] =>
  location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);

/** The address behind the `#/`, part by part. */
export function useParts(): string[] {
  const [parts, setParts] = useState(partsNow);
  useEffect(() => {
    const follow = () => {
      setParts(partsNow());
      window.scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return parts;
}

/** The address of a page. */
export const to = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
