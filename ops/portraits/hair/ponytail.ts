import { type Point, points } from '../draw/path.ts';
import { leaf, shape } from '../draw/svg.ts';
import { sideCap } from './caps.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** A ponytail in the wind; from the side. */
export const ponytail = (h: HairTones): Hair => {
  const tail: Point[] = points(`
  84 -104, 140 -128, 196 -94, 222 -20, 218 60, 246 130, 196 108, 172 150, 160 86,
  170 20, 150 -36, 106 -58`);
  return {
    back: mass(
      'tail',
      h,
      tail,
      locks(
        h,
        [
          points('90 -104, 170 -120, 222 -40, 222 60, 244 128'),
          points('100 -62, 146 -40, 172 20, 164 90, 174 148'),
        ],
        9,
        9,
      ),
    ),
    front:
      sideCap(h, true) +
      leaf(points('8 -24, 0 12, 10 46, 0 72'), h.base, 5) +
      shape(points('96 -112, 112 -104, 112 -66, 98 -58'), '#e9a021'),
    ear: true,
  };
};
