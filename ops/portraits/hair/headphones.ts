import { points } from '../draw/path.ts';
import { box, circle, group, leaf, line } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** One cup: the shell and the cushion on the side of the head. */
const cup = (side: -1 | 1) =>
  group(
    `transform="translate(${side * 96} 6) rotate(${side * -5}) scale(${side} 1)"`,
    box(-12, -38, 34, 82, '#2c2338', 'rx="17"'),
    box(-18, -32, 22, 70, '#e08a5a', 'rx="11"'),
    circle(14, 3, 7, '#ffd0a0', 'opacity=".75"'),
    leaf(points('10 -34, 19 -20, 20 0'), '#8d7fb0', 5, 'opacity=".8"'),
  );

/** Long and sleek, parted in the middle, under headphones; from the front. */
export const headphones = (h: HairTones): Hair => ({
  back: mass(
    'fall',
    h,
    points('-96 -80, 0 -156, 96 -80, 112 60, 122 190, 90 250, -90 250, -122 190, -112 60'),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
  -10 -100!, -6 -152!, 56 -146, 98 -102, 107 -30, 108 70, 120 140, 134 210, 128 276, 100 344!,
  104 300, 86 326!, 84 262, 66 200, 72 140, 79 90, 81 20, 80 -30, 50 -80`),
      locks(
        h,
        [
          points('-4 -150, 92 -110, 110 60, 134 220, 104 336'),
          points('-8 -102, 56 -76, 80 60, 66 200, 88 318'),
        ],
        9,
        9,
      ),
    ) +
    mass(
      'side',
      h,
      points(`
  -10 -100!, -6 -152!, -62 -144, -100 -100, -107 -30, -108 70, -118 140, -132 206, -128 266,
  -104 328!, -104 290, -88 308!, -84 250, -66 190, -70 140, -79 90, -81 20, -80 -30, -54 -76`),
      locks(
        h,
        [
          points('-8 -150, -96 -110, -110 60, -132 216, -106 320'),
          points('-10 -102, -60 -72, -80 60, -66 190, -90 300'),
        ],
        8,
        9,
      ),
    ) +
    line(points('-102 -24, -92 -110, 0 -172, 92 -110, 102 -24'), '#2c2338', 14) +
    line(points('-104 -40, -92 -114, -40 -160'), '#8d7fb0', 4) +
    cup(-1) +
    cup(1),
  ear: false,
});
