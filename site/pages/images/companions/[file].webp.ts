import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

/** Width of a portrait in pixels: sharp on a phone of 320 CSS pixels at double density. */
const WIDTH = 640;

export const getStaticPaths = (async () =>
  (await getCollection('portraits')).map(({ id, data }) => ({
    params: { file: id },
    props: { svg: data.svg },
  }))) satisfies GetStaticPaths;

/** A companion's portrait at the address of her `imagePath`, drawn from the `.svg` of the same name. */
export const GET: APIRoute<{ svg: string }> = async ({ props }) => {
  const picture = await sharp(Buffer.from(props.svg), { density: 144 })
    .resize({ width: WIDTH })
    .webp({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/webp' } });
};
