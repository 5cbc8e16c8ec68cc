import { curve, type Point, points } from '../draw/path.ts';
import { group, shape, within } from '../draw/svg.ts';
import type { Features, Head } from './head.ts';
import { mouth } from './mouth.ts';
import { eyes } from './quarter-eyes.ts';
import { chinShadow, nose } from './quarter-nose.ts';
import { soft } from './soft.ts';

/** The outline of a face that looks to the left, three quarters of it seen. */
const outline = ({ jaw, chin, cheek }: Features): Point[] => [
  [-40, -122],
  [-72, -100],
  [-87, -66],
  [-91, -40],
  [-86, -18],
  [-88 - cheek * 0.5, 6],
  [-86 - cheek * 0.6, 26],
  [-78 - cheek * 0.4, 52],
  [-71 - jaw * 0.4, 74],
  [-61 - jaw * 0.5, 94 + chin],
  [-47 - jaw * 0.2, 111 + chin],
  [-28, 116 + chin],
  [-2, 111 + chin],
  [36 + jaw, 90 + chin * 0.6],
  [60 + jaw, 58],
  [74, 14],
  [80, -40],
  [62, -104],
  [12, -132],
];

/** A head in three quarters, looking to the left; the light comes from there. */
export const quarter: Head = (t, features) => {
  const face = outline(features);
  const { cheek, chin } = features;
  return group(
    '',
    within(
      'face',
      curve(face, true),
      shape(face, t.base),
      soft(0.7, t.light, '-90 -90, -50 -112, -10 -80, -30 -46, -84 -44', 'softer'),
      soft(0.75, t.light, '-88 14, -74 16, -66 34, -70 54, -86 50'),
      soft(0.7, t.light, '-18 26, 10 22, 28 30, 12 46, -12 44'),
      soft(0.55, t.light, '-50 102, -36 98, -28 108, -38 116, -50 112'),
      // The side plane, from the temple over the cheekbone to the chin.
      shape(
        [
          ...points('100 -140, 52 -112, 58 -60, 46 -28, 53 -4'),
          [48, 22],
          [26 + cheek, 44],
          [13 + cheek, 74],
          [4, 104 + chin],
          ...points('-14 122, -10 146, 60 130, 110 60'),
        ],
        t.shade,
        'filter="url(#crisp)"',
      ),
      soft(0.6, t.deep, '110 -60, 78 -30, 68 20, 56 56, 34 88, 8 112, 10 146, 90 120'),
      soft(0.5, t.blush, '-4 34, 22 26, 36 38, 18 54, -2 50'),
      soft(0.35, t.blush, '-86 26, -76 26, -72 44, -82 50'),
      group(
        `transform="translate(0 ${-features.pitch})"`,
        ...eyes(t, features),
        ...nose(t, features),
        mouth(t, features, { x: -38, y: 75 + features.nose * 0.3, width: 48, turned: -14 }),
        chinShadow(t, features),
      ),
    ),
  );
};
