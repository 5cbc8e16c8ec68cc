import type { Tones } from '../draw/colour.ts';
import { leaf, points, shape } from '../draw/svg.ts';
import { brow, eye } from './eye.ts';
import type { Features } from './head.ts';

/** The eye and its brow. */
export const eyes = (t: Tones, { brow: arch, look }: Features) => [
  shape(
    points('-98 -18, -84 -24, -56 -16, -46 4, -68 14, -90 8'),
    t.shade,
    'opacity=".5" filter="url(#soft)"',
  ),
  eye(t, look, { id: 'near', from: [-87, 4], to: [-56, 3], lid: 13, iris: 0.22, wing: [-1] }),
  brow(
    t,
    [
      [-92, -32],
      [-70, -39 - arch],
      [-42, -26],
    ],
    7,
  ),
];

/** Ridge, shadow and nostrils. */
export const nose = (t: Tones, { nose: n }: Features) => [
  leaf(
    [
      [-93, -6],
      [-103 - n / 2, 14],
      [-114 - n, 32],
    ],
    t.light,
    8,
    'opacity=".9"',
  ),
  shape(points('-92 -2, -84 14, -84 34, -92 50, -100 49, -98 30'), t.shade, 'opacity=".5"'),
  leaf(points('-102 31, -94 36, -93 44, -99 49'), t.deep, 3, 'opacity=".6"'),
  leaf(
    [
      [-112 - n, 47],
      [-106, 43],
      [-100, 47],
    ],
    t.deep,
    4,
  ),
];

/** Two lips, the line between them and the shadow below. */
export const mouth = (t: Tones, { lips, smile }: Features) => {
  const y = 74;
  return [
    shape(
      [
        [-112, y - 2],
        [-110, y - 10],
        [-98, y - 9 * lips],
        [-76, y - 2 - smile, 1],
        [-88, y + 3],
        [-100, y + 1],
      ],
      t.lip,
    ),
    shape(
      [
        [-112, y + 2],
        [-99, y + 1],
        [-88, y + 2],
        [-76, y - 2 - smile, 1],
        [-86, y + 11 * lips],
        [-104, y + 14 * lips],
        [-112, y + 10],
      ],
      t.lip,
    ),
    leaf(
      [
        [-108, y + 5],
        [-102, y + 10],
        [-92, y + 8],
      ],
      t.lipLight,
      5,
      'opacity=".85"',
    ),
    leaf(
      [
        [-104, y],
        [-90, y + 2],
        [-72, y - 3 - smile],
      ],
      t.deep,
      3.2,
    ),
  ];
};
