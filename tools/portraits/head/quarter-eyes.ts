import type { Tones } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { shape } from '../draw/svg.ts';
import { brow } from './brow.ts';
import { eye } from './eye.ts';
import type { Features } from './head.ts';

/** Both sockets, eyes and brows. */
export const eyes = (t: Tones, features: Features): string[] => {
  const { brow: arch, browSize: thick } = features;
  return [
    shape(
      points('-84 -20, -70 -26, -50 -24, -44 -2, -56 10, -78 2'),
      t.shade,
      'opacity=".55" filter="url(#soft)"',
    ),
    shape(
      points('-34 -22, -4 -28, 30 -20, 42 0, 8 10, -28 4'),
      t.shade,
      'opacity=".5" filter="url(#soft)"',
    ),
    eye(t, features, {
      id: 'far',
      x: -62.5,
      y: 8,
      width: 50,
      seen: 0.55,
      mirrored: true,
      slant: 3,
    }),
    eye(t, features, { id: 'near', x: 1, y: 8, width: 53, slant: 5 }),
    brow(
      t,
      [
        [-49, -30],
        [-69, -36 - arch],
        [-84, -25],
      ],
      5.6 * thick,
    ),
    brow(
      t,
      [
        [-25, -30],
        [18, -38 - arch],
        [46, -23],
      ],
      6.6 * thick,
    ),
  ];
};
