import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { FULL_WIDTH, SMALL_WIDTHS } from '../../../ui/portrait-sizes.ts';

export const getStaticPaths = (async () =>
  (await getCollection('portraits')).flatMap(({ id, data: { svg } }) => [
    { params: { file: id }, props: { svg, width: FULL_WIDTH } },
    ...SMALL_WIDTHS.map((width) => ({
      params: { file: `${id}-${width}` },
      props: { svg, width },
    })),
  ])) satisfies GetStaticPaths;

/** A companion's portrait at the address of her `imagePath`, and smaller ones beside it, drawn from the `.svg` of the same name. */
export const GET: APIRoute<{ svg: string; width: number }> = async ({ props }) => {
  const picture = await sharp(Buffer.from(props.svg), { density: 144 })
    .resize({ width: props.width })
    .webp({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/webp' } });
};
