import sharp from 'sharp';
import { cached } from './cached.ts';
import { ORIGIN } from './origin.ts';

/** Raise it when the making of pictures changes. */
const VERSION = 3;

/** Pixels of a drawing that a picture is cut from: left, top, width, height. */
type Part = readonly [number, number, number, number];

export interface Picture {
  svg: string;
  width: number;
  format: 'avif' | 'webp';
  /** Left out: the whole. */
  part?: Part;
}

/** Drawings in pixels; one serves many pictures. */
const drawn = new Map<string, Promise<Buffer>>();

const pixels = (svg: string): Promise<Buffer> => {
  const known = drawn.get(svg);
  if (known) return known;
  const drawing = sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  drawn.set(svg, drawing);
  return drawing;
};

/** A drawing as WebP or AVIF, made once and kept between builds. */
export const makePicture = (picture: Picture): Promise<Buffer> =>
  cached([VERSION, picture], async () => {
    const { svg, width, format, part } = picture;
    const whole = sharp(await pixels(svg));
    const cut = part
      ? whole.extract({ left: part[0], top: part[1], width: part[2], height: part[3] })
      : whole;
    const sized = cut.resize({ width }).withXmp(ORIGIN);
    return format === 'avif'
      ? sized.avif({ quality: 55, effort: 2 }).toBuffer()
      : sized.webp({ quality: 80, effort: 5 }).toBuffer();
  });

/** The square that a drawing names for round places: `<view id="avatar" viewBox="…"/>`; a usual one otherwise. */
export function avatarPart(svg: string): Part {
  const [, left, top, width, height] =
    /<view id="avatar" viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg) ?? [];
  return height ? [Number(left), Number(top), Number(width), Number(height)] : [170, 90, 300, 300];
}

/** A picture under the name of its file. */
export interface PictureFile {
  file: string;
  picture: Picture;
}

/**
 * The paths of a route `[file].ts`. In a build all pictures are made at once, where the route alone
 * would make one after the other; every later call finds them made.
 */
export async function picturePaths(files: readonly PictureFile[]) {
  if (import.meta.env.PROD) await Promise.all(files.map(({ picture }) => makePicture(picture)));
  return files.map(({ file, picture }) => ({ params: { file }, props: { picture } }));
}

/** The picture as an answer of a page. */
export const pictureResponse = async (picture: Picture): Promise<Response> =>
  new Response(new Uint8Array(await makePicture(picture)), {
    headers: { 'content-type': `image/${picture.format}` },
  });
