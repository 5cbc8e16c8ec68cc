import { circle, points } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

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
      9,
      12,
    ),
    locks(
      h,
      [points('-90 -20, -98 60, -98 140, -86 246'), points('-50 20, -50 80, -54 130, -70 220')],
      4,
      9,
    ),
  ),
  front:
    mass(
      'cap',
      h,
      points(`
        -28 -124!, 20 -166, 96 -144, 140 -76, 148 10, 152 90, 160 140, 168 204!, 140 210, 112 190!,
        92 150, 80 90, 80 30, 76 -20, 60 -64, 24 -100`),
      locks(
        h,
        [
          points('-24 -126, 90 -154, 148 -40, 152 80, 166 204'),
          points('-26 -116, 40 -92, 76 -10, 80 80, 118 190'),
        ],
        13,
        10,
      ),
    ) +
    mass(
      'side',
      h,
      points(
        '-24 -124!, -60 -150, -98 -112, -106 -50, -104 30, -108 110, -106 180, -92 226!, -86 180, -90 110, -92 30, -88 -50, -66 -94',
      ),
      locks(
        h,
        [
          points('-26 -126, -84 -132, -106 -40, -106 60, -94 222'),
          points('-28 -118, -66 -94, -88 -44, -89 60, -90 210'),
        ],
        5,
        8,
      ),
    ),
  ear: false,
});

/** A spray of foxtail orchid over the ear. */
export const orchids = (x: number, y: number) =>
  points('0 0, 12 12, 2 20, 16 30, 5 40, 17 50, 9 61, 18 70')
    .map(
      ([dx, dy], i) =>
        circle(x + dx, y + dy, 10 - i * 0.6, i % 2 ? '#f7d6e4' : '#d987b0') +
        circle(x + dx - 2, y + dy - 2, 3.4, '#fff6fa'),
    )
    .join('');
