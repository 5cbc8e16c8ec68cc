import { points } from '../draw/path.ts';
import { leaf } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** To the chin, with a fringe; from the front. */
export const bob = (h: HairTones): Hair => ({
  back: mass('fall', h, points('-104 -60, 0 -160, 104 -60, 112 92, 60 112, -60 112, -112 92')),
  front: mass(
    'cap',
    h,
    points(`
  -60 100!, -72 60, -78 0, -77 -36!, -40 -50, 0 -54, 40 -50, 77 -34!, 78 0, 73 60, 60 102!, 84 113,
  112 106, 121 70, 117 0, 110 -76, 84 -136, 32 -167, -30 -165, -82 -134, -108 -76, -115 0, -119 70,
  -110 104, -84 111`),
    locks(
      h,
      [
        points('0 -164, -90 -128, -112 -30, -118 50, -100 112'),
        points('2 -162, -60 -110, -84 -30, -80 40, -66 104'),
      ],
      7,
      7,
    ),
    locks(
      h,
      [
        points('2 -164, 92 -128, 114 -30, 120 50, 100 114'),
        points('0 -162, 60 -110, 84 -30, 80 40, 66 106'),
      ],
      7,
      7,
    ),
    locks(
      h,
      [points('-4 -160, -58 -124, -74 -70, -74 -24'), points('6 -160, 56 -124, 72 -70, 72 -24')],
      9,
      7,
    ),
    leaf(points('-88 -84, -44 -100, 0 -104, 44 -100, 88 -84'), h.light, 12, 'opacity=".22"'),
  ),
  ear: false,
});
