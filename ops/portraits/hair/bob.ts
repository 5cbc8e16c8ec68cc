import { leaf, points } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** To the chin, with a fringe; three quarters. */
export const bob = (h: HairTones): Hair => ({
  back: mass(
    'fall',
    h,
    points('-90 -60, 20 -160, 120 -100, 136 0, 140 84, 110 112, 30 110, -90 84'),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
  -94 -22!, -104 -76, -86 -130, -30 -162, 40 -166, 104 -134, 136 -66, 142 20, 138 96,
  112 116, 66 112, 78 66, 72 6, 62 -34!, 36 -26, 6 -32, -30 -40, -64 -34`),
      locks(
        h,
        [points('10 -164, 110 -140, 144 -20, 136 112'), points('10 -150, 60 -80, 76 0, 72 112')],
        11,
        9,
      ),
      locks(h, [points('0 -164, -80 -130, -100 -24'), points('14 -160, 50 -100, 62 -30')], 11, 8),
    ) +
    mass(
      'side',
      h,
      points('-92 -40!, -104 -20, -108 40, -100 88, -76 84, -84 40, -84 -10'),
      leaf(points('-98 -20, -102 40, -92 86'), h.light, 6, 'opacity=".5"'),
    ),
  ear: false,
});
