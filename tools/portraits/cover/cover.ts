import type { Light } from '../draw/colour.ts';
import { box, gradient } from '../draw/svg.ts';
import { blur } from '../effects.ts';

/** What stands above an article: a place without a person, 960 by 540, without words. */
export interface Cover {
  title: string;
  light: Light;
  /** The picture, between the effects and the shade at its foot. */
  parts: string;
}

/** Colours from top to bottom over the whole picture. */
export const wash = (...colours: readonly string[]) =>
  gradient('wash', colours) + box(0, 0, 960, 540, 'url(#wash)');

/** The cover as a file. */
export const drawCover = ({ title, light, parts }: Cover): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">',
    `<title>${title}</title>`,
    blur('crisp', 1.6),
    blur('soft', 6),
    blur('softer', 13),
    parts,
    gradient('ground', [`${light.air}00`, `${light.air}00`, `${light.air}77`]),
    box(0, 0, 960, 540, 'url(#ground)'),
    '</svg>\n',
  ].join('');
