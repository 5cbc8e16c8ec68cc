import { type Point, points } from '../draw/path.ts';
import { leaf, line, shape } from '../draw/svg.ts';
import { sideUp } from './caps.ts';
import type { Hair, HairTones } from './locks.ts';
import { tresses } from './tresses.ts';

/** Where the tail is tied. */
const TIE: Point = [116, -92];

/** A ponytail in the wind; from the side. */
export const ponytail = (h: HairTones): Hair => ({
  back:
    shape(points('106 -114, 150 -132, 196 -108, 206 -56, 178 -10, 152 -44, 112 -76'), h.base) +
    tresses(
      h,
      [
        points('108 -104, 156 -130, 198 -100, 216 -40, 208 40, 220 110, 246 156'),
        points('108 -78, 132 -70, 152 -30, 156 24, 152 84, 160 136, 146 180'),
      ],
      6,
      30,
    ) +
    line(points('106 -116, 122 -98, 124 -72'), '#e9a021', 15),
  front:
    sideUp(h, TIE) +
    line(points('106 -114, 119 -96, 120 -74'), '#ffd27a', 4, 'opacity=".9"') +
    leaf(points('8 -20, 0 12, 8 46, 0 74'), h.base, 5),
  ear: true,
});
