import { points } from '../draw/path.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** Cropped, swept over the forehead; three quarters. */
export const pixie = (h: HairTones): Hair => ({
  back: '',
  front: mass(
    'cap',
    h,
    points(`
  -88 -30!, -108 -72, -104 -128, -56 -168, 16 -176, 84 -154, 124 -98, 126 -36, 108 10,
  92 50!, 82 16, 76 -20, 66 14!, 60 -24, 40 -60!, 6 -76, -34 -88, -66 -74`),
    locks(
      h,
      [
        points('44 -172, -30 -178, -108 -112, -90 -34'),
        points('88 -132, 30 -84, -30 -84, -84 -44'),
      ],
      9,
      11,
    ),
    locks(
      h,
      [points('50 -170, 110 -120, 126 -40, 92 50'), points('90 -130, 82 -90, 68 -36, 67 10')],
      9,
      9,
    ),
  ),
  ear: true,
});
