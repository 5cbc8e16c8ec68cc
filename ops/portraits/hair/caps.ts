import type { Point } from '../draw/svg.ts';
import { points } from '../draw/svg.ts';
import { type HairTones, locks, mass } from './locks.ts';

/** Combed back from a parting; head in three quarters, ear free. */
export const quarterCap = (h: HairTones) =>
  mass(
    'cap',
    h,
    points(`
  -86 -40!, -98 -76, -88 -122, -42 -154, 20 -161, 80 -140, 118 -92, 124 -34, 110 26,
  94 62, 78 74!, 82 14, 72 -18, 66 -52, 46 -86, 8 -108, -30 -118!, -62 -98, -80 -66`),
    locks(
      h,
      [
        points('-34 -122, 30 -164, 110 -110, 126 -20, 86 70'),
        points('-28 -114, 14 -104, 56 -72, 74 -24, 88 40'),
      ],
      13,
      7,
    ),
    locks(
      h,
      [
        points('-34 -122, -74 -130, -98 -84, -92 -40'),
        points('-28 -116, -60 -102, -78 -76, -84 -44'),
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
      [-60, -108, 1],
      [-54, -132],
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
      [-10, -50],
      [-36, -84],
    ],
    locks(
      h,
      [
        [[-60, -112], [0, -164], [100, -140], [132, -50], isUp ? [84, 40] : [88, 82]],
        [[-56, -104], [-24, -74], [10, -34], [44, -10], isUp ? [70, 40] : [74, 70]],
      ],
      14,
      7,
    ),
  );
