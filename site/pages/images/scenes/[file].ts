import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { type Picture, pictureResponse } from '../../../pictures/make-picture.ts';
import { FORMATS } from '../../../ui/picture-urls.ts';

export const getStaticPaths = (async () =>
  (await getCollection('scenes')).flatMap(({ id, data }) =>
    FORMATS.map((format) => ({
      params: { file: `${id}.${format}` },
      props: { picture: { svg: data.svg, width: 640, format } },
    })),
  )) satisfies GetStaticPaths;

/** A picture that a companion sends: `kavya-1.webp` and `kavya-1.avif`. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
