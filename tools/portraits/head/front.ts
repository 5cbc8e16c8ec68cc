import { curve, type Point, points } from '../draw/path.ts';
import { group, shape, within } from '../draw/svg.ts';
import { eyes, nose } from './front-features.ts';
import type { Features, Head } from './head.ts';
import { mouth } from './mouth.ts';
import { soft } from './soft.ts';

/** The outline of a face that looks at us. */
const outline = ({ jaw, chin, cheek }: Features): Point[] => {
  const half: Point[] = [
    [46, -124],
    [76, -94],
    [85, -54],
    [83, -20],
    [83 + cheek * 0.5, 10],
    [79 + cheek * 0.6, 36],
    [69 + jaw, 66],
    [49 + jaw * 0.7, 94 + chin * 0.7],
    [22 + jaw * 0.2, 113 + chin],
  ];
  return [
    [0, -132],
    ...half,
    [0, 117 + chin],
    ...half.toReversed().map(([x, y]): Point => [-x, y]),
  ];
};

/** A head from the front, one half in the shadow; the light comes from the left. */
export const front: Head = (t, features) => {
  const face = outline(features);
  const { chin, cheek, lips, apart, nose: n } = features;
  const under = 89 + 12 * lips + apart + n * 0.3;
  // Its edge runs down the ridge of the nose, over the lips to the chin.
  const shadow: Point[] = [
    ...points('120 -150, 26 -140, 34 -100, 20 -62, 7 -36, 4 -12'),
    [6, 14],
    [9, 34 + n],
    [17, 46 + n],
    [3, 55 + n],
    [5, 66],
    [3, 78],
    [10, under],
    [13, 102 + chin],
    [6, 120 + chin],
    ...points('10 150, 120 150'),
  ];
  return group(
    '',
    within(
      'face',
      curve(face, true),
      shape(face, t.base),
      soft(0.7, t.light, '-80 -90, -40 -112, 4 -84, -6 -48, -70 -44', 'softer'),
      soft(0.75, t.light, '-72 22, -40 20, -24 32, -40 48, -68 46'),
      soft(0.6, t.light, '-20 98, -4 96, 2 108, -8 114, -22 110'),
      shape(shadow, t.shade, 'filter="url(#crisp)"'),
      // Light that comes over the nose onto the other cheek.
      shape(
        [
          [25, 25],
          [56 + cheek, 21],
          [50 + cheek, 38],
          [34, 47],
        ],
        t.base,
        'opacity=".75" filter="url(#crisp)"',
      ),
      soft(0.6, t.deep, '110 -60, 84 -30, 74 20, 62 60, 40 96, 14 114, 10 140, 100 120'),
      soft(0.5, t.blush, '-66 34, -40 28, -26 38, -42 52, -62 52'),
      soft(0.35, t.blush, '30 34, 52 28, 64 36, 52 50, 36 50'),
      group(
        `transform="translate(0 ${-features.pitch})"`,
        ...eyes(t, features),
        ...nose(t, features),
        mouth(t, features, { x: 0, y: 76 + n * 0.3, width: 54, turned: 0 }),
        shape(
          [
            [-15, under - 2],
            [0, under + 3],
            [15, under - 2],
          ],
          t.shade,
          'opacity=".9" filter="url(#crisp)"',
        ),
      ),
      shape(shadow, t.deep, 'opacity=".16"'),
    ),
  );
};
