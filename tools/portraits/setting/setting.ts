import type { Light } from '../draw/colour.ts';
import { box, gradient } from '../draw/svg.ts';

/** A place: what is behind her, and what stands before her. */
export type Setting = (light: Light) => { back: string; front?: string };

/** A ground of colours from top to bottom over the whole picture. */
export const sky = (...colours: readonly string[]) =>
  gradient('sky', colours) + box(0, 0, 640, 800, 'url(#sky)');

export const SOFT = 'filter="url(#soft)"';
export const CRISP = 'filter="url(#crisp)"';
