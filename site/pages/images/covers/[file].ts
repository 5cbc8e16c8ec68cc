import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { COVER_WIDTHS, coverFile } from '../../../hub/covers.ts';
import {
  type Picture,
  type PictureFile,
  picturePaths,
  pictureResponse,
} from '../../../pictures/make-picture.ts';
import { FORMATS } from '../../../ui/portrait/portrait-sizes.ts';

export const getStaticPaths = (async () => {
  const files = (await getCollection('covers')).flatMap(({ id, data }) =>
    FORMATS.flatMap((format) =>
      COVER_WIDTHS.map(
        (width): PictureFile => ({
          file: coverFile(id, width, format),
          picture: { svg: data.svg, width, format },
        }),
      ),
    ),
  );
  return picturePaths(files);
}) satisfies GetStaticPaths;

/** The drawing above an article, from the `.svg` of the article's name. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
