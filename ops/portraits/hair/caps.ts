import { type Point, points } from '../draw/path.ts';
import { type HairTones, locks, mass } from './locks.ts';

/** Combed back from a parting; head in three quarters, ear free. */
export const quarterCap = (h: HairTones) =>
  mass(
    'cap',
    h,
    points(`
  -86 -40!, -98 -76, -88 -122, -42 -154, 20 -161, 80 -140, 118 -92, 124 -34, 110 26,
  94 62, 78 74!, 82 14, 72 -18, 64 -50, 46 -74, 10 -94, -32 -104!, -62 -92, -80 -64`),
    locks(
      h,
      [
        points('-34 -122, 30 -164, 110 -110, 126 -20, 86 70'),
        points('-30 -104, 14 -92, 54 -64, 74 -24, 88 40'),
      ],
      13,
      7,
    ),
    locks(
      h,
      [
        points('-34 -122, -74 -130, -98 -84, -92 -40'),
        points('-32 -104, -60 -94, -78 -72, -84 -44'),
      ],
      4,
      5,
    ),
  );

const nape = (isUp: boolean): Point[] =>
  isUp ? points('104 34, 74 56, 62 50') : points('108 56, 84 86!, 68 56');

/** Combed back; head from the side, ear free. `isUp`: to the crown, the nape bare. */
export const sideCap = (h: HairTones, isUp = false) =>
  mass(
    'cap',
    h,
    [
      [-70, -96, 1],
      [-58, -126],
      [-10, -158],
      [50, -160],
      [104, -128],
      [128, -66],
      [122, 0],
      ...nape(isUp),
      [54, 34],
      [48, -6],
      [34, -20],
      [20, -16],
      [14, 16, 1],
      [6, -14],
      [-2, -44],
      [-28, -72],
    ],
    locks(
      h,
      [
        [[-66, -102], [0, -164], [100, -140], [132, -50], isUp ? [84, 40] : [88, 82]],
        [[-66, -94], [-24, -66], [14, -30], [44, -10], isUp ? [70, 40] : [74, 70]],
      ],
      14,
      7,
    ),
  );
