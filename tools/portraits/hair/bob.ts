import { points } from '../draw/path.ts';
import { leaf } from '../draw/svg.ts';
import { type Hair, type HairTones, mass } from './locks.ts';
import { tresses } from './tresses.ts';

/** To the chin, with a fringe; from the front. */
export const bob = (h: HairTones): Hair => ({
  back: mass('fall', h, points('-104 -60, 0 -160, 104 -60, 112 92, 60 112, -60 112, -112 92')),
  front:
    mass(
      'cap',
      h,
      points(`
  -66 84!, -74 60, -80 0, -77 -40!, -40 -54, 0 -58, 40 -54, 77 -40!, 80 0, 75 60, 66 84!, 84 100,
  106 92, 119 60, 116 0, 109 -76, 84 -134, 32 -164, -30 -162, -82 -132, -107 -76, -114 0, -117 60,
  -104 90, -84 98`),
    ) +
    tresses(
      h,
      [
        points('-30 -146, -84 -108, -109 -44, -119 30, -114 86, -84 122'),
        points('-14 -140, -64 -92, -84 -30, -84 30, -80 74, -58 104'),
      ],
      6,
      27,
    ) +
    tresses(
      h,
      [
        points('30 -148, 86 -108, 111 -44, 121 30, 116 88, 86 124'),
        points('14 -140, 64 -92, 84 -30, 84 30, 80 76, 58 106'),
      ],
      6,
      27,
    ) +
    tresses(
      h,
      [points('-12 -156, -56 -128, -78 -84, -84 -34'), points('0 -156, 2 -124, 2 -86, 0 -48')],
      5,
      34,
    ) +
    tresses(
      h,
      [points('12 -156, 58 -128, 80 -84, 84 -34'), points('4 -156, 14 -124, 16 -86, 16 -48')],
      5,
      34,
    ) +
    leaf(points('-84 -92, -44 -110, 0 -114, 44 -110, 84 -92'), h.light, 13, 'opacity=".28"'),
  ear: false,
});
