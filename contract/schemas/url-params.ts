import { z } from 'zod';

/** What links to us carry: who sent a friend, and what campaigns and ad networks write. Kept before anything else. */
const KNOWN = [
  ...['ref', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_id'],
  ...['fbclid', 'gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'twclid', 'igshid'],
  // The article that led into the app, noted by our own pages.
  'article',
];

const MOST_OTHERS = 20;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 500;

/** All that is kept of them, as JSON. */
const MOST_BYTES = 2_048;

/** Under this name: how many were left out, as a decimal string. */
export const LEFT_OUT = '~left-out';
const ROOM_FOR_NOTE = 40;

const bytesOf = (...texts: string[]): number =>
  texts.reduce((sum, text) => sum + new TextEncoder().encode(JSON.stringify(text)).length, 0);

/** Cut without leaving half a character behind. */
const cut = (text: string): string => text.slice(0, LONGEST_VALUE).toWellFormed();

/**
 * What is kept of the parameters of a landing page's address: the known ones, then twenty others, in 2 KB. An odd address
 * must not bar a visitor, so what is too much is left out and counted.
 */
function keep(given: Record<string, string>): Record<string, string> {
  const names = Object.keys(given);
  const others = names.filter((name) => !KNOWN.includes(name) && name.length <= LONGEST_NAME);
  const kept: [string, string][] = [];
  let room = MOST_BYTES - ROOM_FOR_NOTE;
  for (const name of [...KNOWN, ...others.slice(0, MOST_OTHERS)]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) continue;
    const entry: [string, string] = [name.toWellFormed(), cut(value)];
    // A colon and a comma come with each.
    const bytes = bytesOf(...entry) + 2;
    if (bytes > room) continue;
    room -= bytes;
    kept.push(entry);
  }
  const left = names.length - kept.length;
  return Object.fromEntries(left > 0 ? [...kept, [LEFT_OUT, String(left)]] : kept);
}

/** Query parameters of the landing page, bounded and never refused for being many or long. */
export const urlParams = z.record(z.string(), z.string()).transform(keep);
