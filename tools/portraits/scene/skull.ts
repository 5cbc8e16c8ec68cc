import { type Point, points } from '../draw/path.ts';

/** The hair around a head from behind, and the same to the waist. */
export const SKULL: Point[] = points(`
  -4 -138, 58 -124, 88 -70, 86 -6, 66 52, 40 84!, 0 92, -40 84!, -70 50, -92 -6,
  -92 -70, -62 -124`);

export const LONG: Point[] = points(`
  -4 -138, 62 -124, 98 -60, 104 40, 120 160, 110 280, 60 340, 0 350, -62 338, -112 280,
  -122 160, -106 40, -100 -60, -66 -124`);
