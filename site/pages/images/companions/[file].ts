import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import {
  avatarPart,
  type Picture,
  type PictureFile,
  picturePaths,
  pictureResponse,
} from '../../../pictures/make-picture.ts';
import {
  FACE_SIZES,
  FORMATS,
  faceAt,
  PORTRAIT_WIDTHS,
  portraitAt,
} from '../../../ui/portrait/portrait-sizes.ts';

const pathOf = (id: string) => `/images/companions/${id}.webp`;
const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Every file of one portrait: `kavya.webp`, `kavya-400.avif`, `kavya-face-96.webp`. */
const filesOf = (id: string, svg: string): PictureFile[] =>
  FORMATS.flatMap((format) => [
    ...PORTRAIT_WIDTHS.map((width) => ({
      file: fileOf(portraitAt(pathOf(id), width, format)),
      picture: { svg, width, format },
    })),
    ...FACE_SIZES.map((width) => ({
      file: fileOf(faceAt(pathOf(id), width, format)),
      picture: { svg, width, format, part: avatarPart(svg) },
    })),
  ]);

export const getStaticPaths = (async () => {
  const files = (await getCollection('portraits')).flatMap(({ id, data }) => filesOf(id, data.svg));
  return picturePaths(files);
}) satisfies GetStaticPaths;

/** A companion's portrait, drawn from the `.svg` of her name in every size and format that pages ask for. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
