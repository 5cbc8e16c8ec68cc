import { points } from '../draw/path.ts';
import { circle, leaf } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';
import { petals } from './petals.ts';
import { tresses } from './tresses.ts';

/** Straight and long, parted in the middle, tucked behind the near ear; three quarters. */
export const long = (h: HairTones): Hair => ({
  back: mass(
    'fall',
    h,
    points(`
      -70 -110, 20 -156, 110 -110, 130 -10, 136 120, 140 220, 110 270, 30 240, -40 220,
      -92 250, -102 140, -98 40, -94 -50`),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
        -40 -98!, -24 -158!, 28 -167, 84 -144, 118 -92, 128 -20, 130 40, 128 96!, 104 82, 86 96!,
        86 56, 90 24, 80 -22, 64 -50, 40 -74, 2 -92`),
      locks(
        h,
        [
          points('-26 -156, 50 -166, 122 -80, 130 10, 126 90'),
          points('-38 -100, 24 -86, 70 -42, 92 10, 88 88'),
        ],
        12,
        7,
      ),
    ) +
    mass(
      'side',
      h,
      points(`
        -40 -98!, -24 -158!, -64 -146, -94 -104, -102 -50, -100 10, -104 70!, -96 50, -90 64!,
        -88 10, -90 -40, -70 -74`),
      locks(
        h,
        [
          points('-26 -156, -80 -132, -100 -50, -102 64'),
          points('-40 -100, -68 -72, -90 -30, -92 58'),
        ],
        5,
        6,
      ),
    ) +
    tresses(
      h,
      [
        points('116 -80, 128 20, 134 100, 142 170, 140 240, 124 306, 104 350'),
        points('84 -6, 88 60, 96 120, 98 180, 90 240, 78 296, 70 330'),
      ],
      5,
      32,
    ) +
    tresses(
      h,
      [
        points('-90 -70, -98 30, -102 100, -106 160, -108 220, -100 280, -84 326'),
        points('-90 -50, -90 40, -90 100, -88 150, -86 210, -78 262, -70 300'),
      ],
      3,
      22,
    ) +
    leaf(points('66 -50, 72 -6, 66 34, 72 62'), h.base, 5),
  ear: true,
});

/** A spray of foxtail orchid over the ear. */
export const orchids = (x: number, y: number) =>
  points('0 -2, 16 12, 0 20, 17 34, 4 43, 18 55, 9 66, 17 78')
    .map(([dx, dy], i) => {
      const size = 15 - i;
      const [fx, fy] = [x + dx, y + dy];
      return `<path d="${petals(fx, fy, size)}" fill="${i % 2 ? '#f9dde9' : '#e39cc0'}"/>${circle(fx, fy, 3, i % 2 ? '#c24f8c' : '#a83a78')}`;
    })
    .join('');
