import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

const MARK = readFileSync('site/public/favicon.svg', 'utf8');
/** A launcher crops a maskable icon to its own shape: the mark stays in the middle, the background has no corners. */
const MASKABLE = MARK.replace(' rx="16"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
const NOTES = readFileSync('site/public/notes.svg', 'utf8');
const NOTES_MASKABLE = NOTES.replace('viewBox="0 0 64 64"', 'viewBox="-20 -20 104 104"').replace(
  '<rect ',
  '<rect x="-20" y="-20" width="104" height="104" fill="#e8eaed" /><rect ',
);
const PURPOSES = { any: MARK, maskable: MASKABLE, notes: NOTES, 'notes-maskable': NOTES_MASKABLE };
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
