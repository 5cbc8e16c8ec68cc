import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

const MARK = readFileSync('site/public/favicon.svg', 'utf8');
/** A launcher cuts a maskable icon to its own shape: the mark keeps to the middle, the ground has no corners. */
const MASKABLE = MARK.replace(' rx="16"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
const PURPOSES = { any: MARK, maskable: MASKABLE };
const SIZES = [180, 192, 512];

export const getStaticPaths = (() =>
  Object.entries(PURPOSES).flatMap(([purpose, svg]) =>
    SIZES.map((size) => ({ params: { icon: `${purpose}-${size}` }, props: { svg, size } })),
  )) satisfies GetStaticPaths;

/** The app's icon in one size. */
export const GET: APIRoute<{ svg: string; size: number }> = async ({ props: { svg, size } }) => {
  const picture = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
