import type { Tones } from '../draw/colour.ts';
import { leaf, shape } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** Side plane, ridge, tip and nostrils. */
export const nose = (t: Tones, { nose: n, ridge, wings: w }: Features): string[] => [
  shape(
    [
      [-48, -34],
      [-36, -22],
      [-31, 4],
      [-33 + w * 0.4, 24 + n],
      [-28 + w, 35 + n],
      [-32 + w, 46 + n],
      [-48, 47 + n],
      [-50, 37 + n],
      [-45 - ridge * 0.6, 14],
      [-44, -6],
    ],
    t.shade,
    'opacity=".55" filter="url(#crisp)"',
  ),
  leaf(
    [
      [-50, -14],
      [-51 - ridge, 8],
      [-56 - ridge * 0.5, 24 + n],
      [-58, 37 + n],
    ],
    t.light,
    9,
    'opacity=".9" filter="url(#crisp)"',
  ),
  // Where the ridge stands before the far cheek, and the underside of the tip.
  leaf(
    [
      [-51, -12],
      [-54 - ridge, 8],
      [-58 - ridge * 0.4, 22 + n],
      [-64, 34 + n],
    ],
    t.deep,
    2.6,
    'opacity=".6"',
  ),
  leaf(
    [
      [-63, 33 + n],
      [-65, 40 + n],
      [-60, 46 + n],
      [-53, 46 + n],
    ],
    t.deep,
    3.6,
  ),
  leaf(
    [
      [-53, 46 + n],
      [-46, 50 + n],
      [-39 + w * 0.4, 46 + n],
      [-36 + w * 0.6, 43 + n],
    ],
    t.deep,
    4.6,
  ),
  leaf(
    [
      [-32 + w, 46 + n],
      [-27 + w, 39 + n],
      [-31 + w, 31 + n],
    ],
    t.deep,
    3,
    'opacity=".8"',
  ),
];

/** What falls below the lower lip, and beside the mouth when she smiles. */
export const chinShadow = (t: Tones, { lips, apart, nose: n }: Features): string => {
  const y = 88 + 13 * lips + apart + n * 0.3;
  return leaf(
    [
      [-52, y - 2],
      [-38, y + 3],
      [-22, y - 2],
    ],
    t.shade,
    9,
    'opacity=".9" filter="url(#crisp)"',
  );
};
