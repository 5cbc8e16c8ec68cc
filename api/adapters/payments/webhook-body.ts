import { createHash } from 'node:crypto';

/** Names an event whose provider signs no name for it: the same for each delivery of the same bytes. */
export const digestOf = (rawBody: Buffer): string =>
  createHash('sha256').update(rawBody).digest('hex');

/** A webhook's JSON; undefined when it is none. */
export function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * When an event happened. Undefined, too, for what no column takes: an odd time must not keep an event from
 * its effect.
 */
export const readTime = (text: string | undefined): Date | undefined => {
  const time = new Date(text ?? '');
  const year = time.getUTCFullYear();
  return year >= 2000 && year < 3000 ? time : undefined;
};
