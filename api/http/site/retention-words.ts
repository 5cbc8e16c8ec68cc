import type { FillIn } from './fill-in.ts';

const META = '<meta name="kept-days" content="0">';
const PARAGRAPH = /\s*<p data-erased="(gone|kept)"(?: hidden)?>([\s\S]*?)<\/p>/g;
const DAYS = /(<span data-kept-days>)\d+/g;

/**
 * Makes the pages state what happens to an erased account: both wordings are built, and one is kept.
 * @param days for how long what is erased is kept sealed; 0: it is not
 */
export const retentionWords =
  (days: number): FillIn =>
  (text) =>
    text
      .replace(PARAGRAPH, (_, way, words) =>
        (way === 'kept') === days > 0 ? `<p>${words.replace(DAYS, `$1${days}`)}</p>` : '',
      )
      .replace(META, META.replace('0', String(days)));
