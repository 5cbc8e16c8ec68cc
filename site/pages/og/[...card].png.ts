import type { APIRoute, GetStaticPaths } from 'astro';
import { cached } from '../../pictures/cached.ts';
import { allCards } from '../../seo/cards.ts';
import { type Card, drawCard } from '../../seo/og-card.ts';

/** Raise it when the drawing of cards changes. */
const VERSION = 3;

export const getStaticPaths = (async () =>
  Object.entries(await allCards()).map(([name, card]) => ({
    params: { card: name },
    props: { card },
  }))) satisfies GetStaticPaths;

/** A page's picture for sharing. */
export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) => {
  const picture = await cached([VERSION, card], () => drawCard(card));
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
