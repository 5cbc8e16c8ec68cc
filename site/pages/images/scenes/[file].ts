import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { makeAhead, type Picture, pictureResponse } from '../../../pictures/make-picture.ts';
import { FORMATS } from '../../../ui/portrait-sizes.ts';

export const getStaticPaths = (async () => {
  const files = (await getCollection('scenes')).flatMap(({ id, data }) =>
    FORMATS.map((format): { file: string; picture: Picture } => ({
      file: `${id}.${format}`,
      picture: { svg: data.svg, width: 640, format },
    })),
  );
  await makeAhead(files.map(({ picture }) => picture));
  return files.map(({ file, picture }) => ({ params: { file }, props: { picture } }));
}) satisfies GetStaticPaths;

/** A picture that a companion sends: `kavya-1.webp` and `kavya-1.avif`. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
