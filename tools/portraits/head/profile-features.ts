import type { Tones } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { leaf, shape } from '../draw/svg.ts';
import { brow } from './brow.ts';
import { eyeFromTheSide } from './eye-side.ts';
import type { Features } from './head.ts';

/** The eye and its brow. */
export const eyes = (t: Tones, features: Features): string[] => [
  shape(
    points('-96 -20, -82 -24, -54 -18, -44 2, -66 12, -88 8'),
    t.shade,
    'opacity=".5" filter="url(#soft)"',
  ),
  eyeFromTheSide(t, features, { x: -65, y: 4, width: 42 }),
  brow(
    t,
    [
      [-93, -32],
      [-64, -38 - features.brow],
      [-38, -27],
    ],
    6.4 * features.browSize,
  ),
];

/** Side plane, ridge and nostril. */
export const nose = (t: Tones, { nose: n, ridge, wings: w }: Features): string[] => [
  leaf(
    [
      [-92, -8],
      [-102 - n * 0.4 - ridge, 12],
      [-114 - n, 32],
    ],
    t.light,
    8,
    'opacity=".9"',
  ),
  shape(
    [
      [-91, -4],
      [-85, 12],
      [-84 + w, 30],
      [-86 + w, 44],
      [-96, 50],
      [-104, 46],
      [-100, 28],
    ],
    t.shade,
    'opacity=".55" filter="url(#crisp)"',
  ),
  leaf(
    [
      [-96 + w * 0.5, 28],
      [-87 + w, 33],
      [-87 + w, 43],
      [-94 + w * 0.4, 49],
    ],
    t.deep,
    3.4,
    'opacity=".8"',
  ),
  leaf(
    [
      [-112 - n, 46],
      [-105, 42],
      [-98, 47],
    ],
    t.deep,
    4.4,
  ),
];
