import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import {
  type Picture,
  type PictureFile,
  picturePaths,
  pictureResponse,
} from '../../../pictures/make-picture.ts';
import { FORMATS } from '../../../ui/portrait/portrait-sizes.ts';

export const getStaticPaths = (async () => {
  const files = (await getCollection('scenes')).flatMap(({ id, data }) =>
    FORMATS.map(
      (format): PictureFile => ({
        file: `${id}.${format}`,
        picture: { svg: data.svg, width: 640, format },
      }),
    ),
  );
  return picturePaths(files);
}) satisfies GetStaticPaths;

/** A picture that a companion sends: `kavya-1.webp` and `kavya-1.avif`. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
