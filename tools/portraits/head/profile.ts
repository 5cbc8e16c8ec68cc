import { curve, type Point, points } from '../draw/path.ts';
import { group, shape, within } from '../draw/svg.ts';
import type { Features, Head } from './head.ts';
import { eyes, nose } from './profile-features.ts';
import { mouth } from './profile-mouth.ts';
import { soft } from './soft.ts';

/** The outline of a face that looks to the left, seen from the side. */
const outline = ({ jaw, chin, nose, ridge, lips, apart }: Features): Point[] => [
  [-56, -116],
  [-84, -92],
  [-96, -62],
  [-98, -38],
  [-91, -14],
  [-102 - nose * 0.4 - ridge, 8],
  [-112 - nose - ridge * 0.4, 26],
  [-118 - nose, 34 + ridge * 0.8],
  [-116 - nose, 42 + ridge * 0.6],
  [-111 - nose * 0.6, 46],
  [-103, 49],
  [-100, 53],
  [-103, 59],
  [-107 - 4 * lips, 66],
  [-107, 71],
  [-100, 74, 1],
  [-99, 74 + apart, 1],
  [-105 - 3 * lips, 79 + apart],
  [-104, 87 + apart],
  [-95, 94 + apart],
  [-97, 103 + chin],
  [-91, 113 + chin],
  [-76, 118 + chin],
  [-56, 113 + chin],
  [-18 + jaw, 94 + chin / 2],
  [14 + jaw, 70],
  [34, 40],
  [48, -20],
  [60, -100],
  [0, -134],
];

/** A head from the side, looking to the left; the light comes from there. */
export const profile: Head = (t, features) => {
  const face = outline(features);
  const { cheek, chin } = features;
  return group(
    '',
    within(
      'face',
      curve(face, true),
      shape(face, t.base),
      soft(0.75, t.light, '-100 -90, -60 -112, -40 -80, -60 -46, -104 -40'),
      soft(0.7, t.light, '-84 22, -64 16, -48 28, -60 48, -80 48'),
      soft(0.6, t.light, '-96 100, -84 98, -80 112, -92 116'),
      soft(0.5, t.blush, '-70 34, -48 24, -32 32, -46 52, -68 54'),
      // The side plane, from the temple under the cheekbone to the jaw.
      shape(
        [
          ...points('70 -140, -4 -120, 4 -60, -14 -24, -2 0'),
          [-8, 22],
          [-22 + cheek, 42],
          [-34 + cheek, 66],
          [-56, 90 + chin],
          ...points('-74 112, -84 124, -80 150, 40 130, 80 40'),
        ],
        t.shade,
        'filter="url(#crisp)"',
      ),
      soft(0.6, t.deep, '80 -60, 40 -30, 28 20, 14 56, -14 90, -46 114, -70 128, -40 150, 60 140'),
      ...eyes(t, features),
      ...nose(t, features),
      ...mouth(t, features),
    ),
  );
};
