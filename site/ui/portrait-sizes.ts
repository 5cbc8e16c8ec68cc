/** Width of the portrait at a companion's `imagePath`, in pixels: a phone's whole width, sharp. */
export const FULL_WIDTH = 640;

/** Further widths in which every portrait of ours is drawn, for a card and for a face, in pixels. */
export const SMALL_WIDTHS = [400, 160] as const;

const OWN = /^(\/images\/companions\/[\w-]+)\.webp$/;

const at = (imagePath: string, width: number): string => imagePath.replace(OWN, `$1-${width}.webp`);

/** The address of a portrait for a small round face; one that is not of ours stays as it is. */
export const faceOf = (imagePath: string): string => at(imagePath, SMALL_WIDTHS[1]);

/** What a browser may choose from (`srcset`); undefined for a portrait that is not of ours. */
export const portraitSet = (imagePath: string): string | undefined =>
  OWN.test(imagePath)
    ? [
        ...SMALL_WIDTHS.map((width) => `${at(imagePath, width)} ${width}w`),
        `${imagePath} ${FULL_WIDTH}w`,
      ].join(', ')
    : undefined;
