import type { Tones } from '../draw/colour.ts';
import { leaf, type Point, points, shape } from '../draw/svg.ts';
import { brow, eye } from './eye.ts';
import type { Features } from './head.ts';

/** Both sockets, eyes and brows. */
export const eyes = (t: Tones, { brow: arch, look }: Features) => [
  shape(
    points('-90 -18, -74 -24, -52 -20, -48 0, -62 14, -86 8'),
    t.shade,
    'opacity=".5" filter="url(#soft)"',
  ),
  shape(
    points('-38 -18, -8 -28, 28 -20, 40 2, 8 14, -26 8'),
    t.shade,
    'opacity=".5" filter="url(#soft)"',
  ),
  eye(t, look, { id: 'far', from: [-81, 3], to: [-57, 4], lid: 12, iris: 0.38, wing: [-1] }),
  eye(t, look, { id: 'near', from: [-25, 5], to: [23, 2], lid: 14, iris: 0.38, wing: [1] }),
  brow(
    t,
    [
      [-54, -33],
      [-72, -39 - arch],
      [-89, -29],
    ],
    6,
  ),
  brow(
    t,
    [
      [-26, -33],
      [10, -40 - arch],
      [43, -24],
    ],
    7.4,
  ),
];

/** Ridge, shadow and nostrils. */
export const nose = (t: Tones, { nose: n }: Features) => [
  shape(
    [
      [-52, -34],
      [-40, -24],
      [-34, 4],
      [-33, 34],
      [-38, 48 + n],
      [-54, 50 + n],
      [-49, 30],
      [-47, 0],
    ],
    t.shade,
    'opacity=".75" filter="url(#crisp)"',
  ),
  leaf(
    [
      [-53, -10],
      [-57, 16],
      [-60, 40 + n],
    ],
    t.light,
    11,
    'opacity=".85" filter="url(#crisp)"',
  ),
  leaf(
    [
      [-67, 35 + n],
      [-68, 43 + n],
      [-62, 48 + n],
      [-56, 49 + n],
    ],
    t.deep,
    3.4,
  ),
  leaf(
    [
      [-57, 50 + n],
      [-48, 53 + n],
      [-39, 49 + n],
      [-34, 38 + n],
    ],
    t.deep,
    4.6,
  ),
];

/** Two lips, the line between them and the shadow below. */
export const mouth = (t: Tones, { lips, smile }: Features) => {
  const y = 79;
  const up = 10 * lips;
  const low = 15 * lips;
  const [left, right]: [Point, Point] = [
    [-63, y - smile * 0.8, 1],
    [-11, y - smile, 1],
  ];
  return [
    shape(points('-54 56, -46 60, -46 66, -52 66'), t.shade, 'opacity=".55" filter="url(#crisp)"'),
    shape(
      [left, [-52, y - up], [-45, y - up + 2.5], [-37, y - up], right, [-30, y + 3], [-48, y + 3]],
      t.lip,
    ),
    shape(
      [
        left,
        [-48, y + 2],
        [-30, y + 2],
        right,
        [-24, y + low - 3],
        [-42, y + low],
        [-54, y + low - 5],
      ],
      t.lip,
    ),
    leaf(
      [
        [-54, y + 7],
        [-44, y + 10],
        [-30, y + 7],
      ],
      t.lipLight,
      6,
      'opacity=".8"',
    ),
    leaf(
      [
        [-66, y - smile - 1],
        [-46, y + 2.5],
        [-30, y + 2.5],
        [-7, y - smile - 3],
      ],
      t.deep,
      3.4,
    ),
    leaf(
      [
        [-57, y + low + 5],
        [-42, y + low + 10],
        [-24, y + low + 5],
      ],
      t.shade,
      9,
      'opacity=".8" filter="url(#crisp)"',
    ),
  ];
};
