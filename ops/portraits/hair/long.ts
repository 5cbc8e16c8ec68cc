import { points } from '../draw/path.ts';
import { circle } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';
import { petals } from './petals.ts';

/** Straight and long, parted in the middle, behind the near shoulder; three quarters. */
export const long = (h: HairTones): Hair => ({
  back: mass(
    'fall',
    h,
    points(`
      -70 -120, 20 -164, 120 -120, 150 -10, 158 120, 166 200, 158 280, 130 330, 60 330, 20 200,
      -40 190, -86 250!, -98 160, -100 60, -96 -60`),
    locks(
      h,
      [
        points('60 -140, 150 -40, 158 120, 164 200, 150 300'),
        points('20 -100, 60 60, 60 180, 90 280, 120 380'),
      ],
      6,
      13,
    ),
    locks(
      h,
      [points('-90 -20, -98 60, -98 140, -86 246'), points('-50 20, -50 80, -54 130, -70 220')],
      3,
      10,
    ),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
        -36 -90!, -18 -158!, 34 -165, 96 -144, 138 -76, 146 10, 150 80, 160 136, 152 190!,
        136 172, 122 186!, 110 150, 92 112, 82 70, 80 30, 68 -4, 46 -46, 8 -78`),
      locks(
        h,
        [
          points('-20 -154, 90 -156, 146 -40, 148 40, 156 130, 146 188'),
          points('-34 -92, 36 -62, 70 6, 82 50, 102 120, 124 184'),
        ],
        12,
        10,
      ),
    ) +
    mass(
      'side',
      h,
      points(`
        -36 -90!, -18 -158!, -60 -150, -94 -114, -106 -50, -104 30, -112 90, -104 150, -112 190!, -92 168,
        -90 110, -88 60, -91 0, -88 -38, -66 -68`),
      locks(
        h,
        [
          points('-20 -156, -84 -132, -106 -40, -108 70, -110 184'),
          points('-36 -92, -64 -68, -91 -20, -90 70, -100 176'),
        ],
        5,
        8,
      ),
    ),
  ear: false,
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
