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

/** Combed back; head from the side, ear free. */
export const sideCap = (h: HairTones) =>
  mass(
    'cap',
    h,
    points(`
  -70 -96!, -58 -126, -10 -158, 50 -160, 104 -128, 128 -66, 122 0, 108 56, 84 86!, 68 56,
  54 34, 48 -6, 34 -20, 20 -16, 13 22!, 2 -12, -12 -36, -18 -60, -38 -84`),
    locks(
      h,
      [
        points('-66 -102, 0 -164, 100 -140, 132 -50, 88 82'),
        points('-66 -94, -20 -70, 14 -30, 44 -10, 74 70'),
      ],
      14,
      7,
    ),
  );

/** Combed up to where it is tied, the nape bare; head from the side, ear free. */
export const sideUp = (h: HairTones, [x, y]: Point) =>
  mass(
    'cap',
    h,
    points(`
  -70 -96!, -58 -126, -10 -158, 50 -160, 100 -132, 124 -78, 120 -38, 104 -4, 84 26, 70 50, 60 48,
  52 26, 48 -6, 34 -20, 20 -16, 13 22!, 2 -12, -12 -36, -18 -60, -38 -84`),
    locks(
      h,
      [
        [
          [-70, -100],
          [-20, -160],
          [60, -158],
          [x, y],
        ],
        [
          [60, 52],
          [84, 18],
          [114, -32],
          [x, y],
        ],
      ],
      16,
      8,
    ),
    // Light on what is drawn up behind the ear.
    locks(
      h,
      [
        [
          [-4, -30],
          [44, -72],
          [84, -104],
          [x, y],
        ],
        [
          [50, 22],
          [84, -28],
          [106, -70],
          [x, y],
        ],
      ],
      4,
      6,
    ),
  );
