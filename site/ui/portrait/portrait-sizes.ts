/** Widths in which every portrait of ours is drawn: a card, and a phone's whole width, sharp. */
export const PORTRAIT_WIDTHS = [400, 640] as const;

/** Sides of the square around her face, for places of 44 to 64 pixels on dense screens. */
export const FACE_SIZES = [96, 192] as const;

/** Better one first, as a browser is to choose. */
export const FORMATS = ['avif', 'webp'] as const;

export type Format = (typeof FORMATS)[number];

const OWN = /^(\/images\/companions\/[\w-]+)\.webp$/;

/** The address of a portrait; the widest WebP is her `imagePath` itself. */
export const portraitAt = (imagePath: string, width: number, format: Format): string =>
  format === 'webp' && width === 640 ? imagePath : imagePath.replace(OWN, `$1-${width}.${format}`);

/** The address of her face alone; a picture that is not of ours stays as it is. */
export const faceAt = (imagePath: string, size: number, format: Format): string =>
  imagePath.replace(OWN, `$1-face-${size}.${format}`);

const choice = (imagePath: string, sizes: readonly number[], format: Format, at: typeof faceAt) =>
  OWN.test(imagePath)
    ? sizes.map((size) => `${at(imagePath, size, format)} ${size}w`).join(', ')
    : undefined;

/** What a browser may choose from (`srcset`); undefined for a portrait that is not of ours. */
export const portraitSet = (imagePath: string, format: Format): string | undefined =>
  choice(imagePath, PORTRAIT_WIDTHS, format, portraitAt);

/** The same for her face. */
export const faceSet = (imagePath: string, format: Format): string | undefined =>
  choice(imagePath, FACE_SIZES, format, faceAt);
