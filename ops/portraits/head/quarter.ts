import { curve, group, type Point, points, shape, within } from '../draw/svg.ts';
import type { Features, Head } from './head.ts';
import { eyes, mouth, nose } from './quarter-features.ts';

/** The outline of a face that looks to the left, three quarters of it seen. */
const outline = ({ jaw, chin }: Features): Point[] => [
  [-40, -122],
  [-72, -98],
  [-87, -62],
  [-89, -38],
  [-82, -15],
  [-85, 12],
  [-81, 40],
  [-71 - jaw / 2, 70],
  [-56 - jaw / 2, 98 + chin],
  [-38, 118 + chin],
  [-20, 123 + chin],
  [2, 117 + chin],
  [36 + jaw, 94 + chin / 2],
  [60 + jaw, 58],
  [74, 14],
  [80, -40],
  [62, -104],
  [12, -132],
];

/** A head in three quarters, looking to the left; the light comes from there. */
export const quarter: Head = (t, features) => {
  const face = outline(features);
  return group(
    '',
    within(
      'face',
      curve(face, true),
      shape(face, t.base),
      shape(
        points('-90 -90, -50 -112, -10 -80, -30 -46, -84 -44'),
        t.light,
        'opacity=".7" filter="url(#softer)"',
      ),
      shape(
        points('-88 12, -72 14, -60 34, -64 56, -84 56'),
        t.light,
        'opacity=".7" filter="url(#soft)"',
      ),
      shape(
        points('-10 24, 14 22, 26 30, 10 44, -8 44'),
        t.light,
        'opacity=".55" filter="url(#soft)"',
      ),
      shape(
        points('-44 104, -30 100, -22 110, -34 120, -44 116'),
        t.light,
        'opacity=".6" filter="url(#soft)"',
      ),
      shape(
        points(`
  100 -140, 50 -112, 58 -56, 50 -12, 48 20, 28 50, 12 80, 2 104, -14 118, -10 140,
  60 130, 110 60`),
        t.shade,
        'filter="url(#crisp)"',
      ),
      shape(
        points('110 -60, 78 -30, 68 20, 56 56, 34 88, 8 110, 10 140, 90 120'),
        t.deep,
        'opacity=".6" filter="url(#soft)"',
      ),
      ...eyes(t, features),
      ...nose(t, features),
      ...mouth(t, features),
    ),
  );
};
