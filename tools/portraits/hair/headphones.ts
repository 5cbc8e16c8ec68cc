import { points } from '../draw/path.ts';
import { box, circle, group, leaf, line } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';
import { tresses } from './tresses.ts';

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
    points('-96 -80, 0 -156, 96 -80, 112 60, 122 170, 90 216, -90 216, -122 170, -112 60'),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
  -10 -100!, -6 -152!, 56 -146, 98 -102, 107 -30, 108 70, 116 130, 112 180!, 96 150, 80 176!,
  76 130, 79 90, 81 20, 80 -30, 50 -80`),
      locks(
        h,
        [points('-4 -150, 92 -110, 110 60, 114 176'), points('-8 -102, 56 -76, 80 60, 80 170')],
        9,
        9,
      ),
    ) +
    tresses(
      h,
      [
        points('104 -10, 108 60, 120 130, 132 200, 128 266, 104 332'),
        points('82 20, 80 80, 76 140, 76 200, 80 256, 84 310'),
      ],
      4,
      28,
    ) +
    mass(
      'side',
      h,
      points(`
  -10 -100!, -6 -152!, -62 -144, -100 -100, -107 -30, -108 70, -116 130, -112 180!, -96 150,
  -80 176!, -76 130, -79 90, -81 20, -80 -30, -54 -76`),
      locks(
        h,
        [
          points('-8 -150, -96 -110, -110 60, -114 176'),
          points('-10 -102, -60 -72, -80 60, -80 170'),
        ],
        8,
        9,
      ),
    ) +
    tresses(
      h,
      [
        points('-104 -10, -108 60, -120 130, -132 200, -126 262, -104 320'),
        points('-82 20, -80 80, -76 140, -76 200, -80 250, -86 296'),
      ],
      4,
      28,
    ) +
    line(points('-102 -24, -92 -110, 0 -172, 92 -110, 102 -24'), '#2c2338', 14) +
    line(points('-104 -40, -92 -114, -40 -160'), '#8d7fb0', 4) +
    cup(-1) +
    cup(1),
  ear: false,
});
