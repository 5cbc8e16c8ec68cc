import type { Tones } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { leaf, shape } from '../draw/svg.ts';
import { brow } from './brow.ts';
import { eye } from './eye.ts';
import type { Features } from './head.ts';

/** Both sockets, eyes and brows. */
export const eyes = (t: Tones, features: Features): string[] => {
  const { brow: arch, browSize: thick } = features;
  return [
    shape(
      points('-74 -20, -44 -28, -14 -24, -8 0, -34 8, -64 4'),
      t.shade,
      'opacity=".5" filter="url(#soft)"',
    ),
    eye(t, features, { id: 'far', x: -41, y: 8, width: 47, mirrored: true, slant: 4 }),
    eye(t, features, { id: 'near', x: 41, y: 8, width: 47, slant: 4 }),
    ...[-1, 1].map((side) =>
      brow(
        t,
        [
          [side * 19, -30],
          [side * 55, -36 - arch],
          [side * 77, -23],
        ],
        6.4 * thick,
      ),
    ),
  ];
};

/** The lit ridge, the tip and the nostrils; the shadow of the face draws the rest. */
export const nose = (t: Tones, { nose: n, wings: w }: Features): string[] => [
  leaf(
    [
      [-1, -14],
      [-2, 10],
      [-3, 38 + n],
    ],
    t.light,
    9,
    'opacity=".9" filter="url(#crisp)"',
  ),
  shape(
    points('-9 -30, -2 -16, -4 4, -9 -4, -15 -14'),
    t.shade,
    'opacity=".5" filter="url(#crisp)"',
  ),
  leaf(
    [
      [-13 - w * 0.5, 44 + n],
      [-6, 48 + n],
      [0, 51 + n],
      [7, 48 + n],
      [14 + w * 0.5, 44 + n],
    ],
    t.deep,
    4.4,
  ),
  ...[-1, 1].map((side) =>
    leaf(
      [
        [side * (15 + w), 33 + n],
        [side * (19 + w), 41 + n],
        [side * (15 + w), 47 + n],
      ],
      t.deep,
      3,
      'opacity=".75"',
    ),
  ),
];
