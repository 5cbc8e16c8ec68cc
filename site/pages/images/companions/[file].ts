import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { avatarPart, type Picture, pictureResponse } from '../../../pictures/make-picture.ts';
import { FACE_SIZES, FORMATS, PORTRAIT_WIDTHS, faceUrl, portraitUrl } from '../../../ui/picture-urls.ts';

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Every file of one portrait: `kavya.webp`, `kavya-320.avif`, `kavya-face-96.webp`. */
const filesOf = (id: string, svg: string): { file: string; picture: Picture }[] =>
  FORMATS.flatMap((format) => [
    ...PORTRAIT_WIDTHS.map((width) => ({
      file: fileOf(portraitUrl(`${id}.webp`, width, format)),
      picture: { svg, width, format },
    })),
    ...FACE_SIZES.map((width) => ({
      file: fileOf(faceUrl(`${id}.webp`, width, format)),
      picture: { svg, width, format, part: avatarPart(svg) },
    })),
  ]);

export const getStaticPaths = (async () =>
  (await getCollection('portraits'))
    .flatMap(({ id, data }) => filesOf(id, data.svg))
    .map(({ file, picture }) => ({ params: { file }, props: { picture } }))) satisfies GetStaticPaths;

/** A companion's portrait, drawn from the `.svg` of her name in every size and format that pages ask for. */
export const GET: APIRoute<{ picture: Picture }> = ({ props }) => pictureResponse(props.picture);
