import { curve, group, type Point, points, shape, within } from '../draw/svg.ts';
import type { Features, Head } from './head.ts';
import { eyes, mouth, nose } from './profile-features.ts';

/** The outline of a face that looks to the left, seen from the side. */
const outline = ({ jaw, chin, nose, lips }: Features): Point[] => [
  [-58, -116],
  [-84, -88],
  [-96, -56],
  [-97, -34],
  [-90, -12],
  [-102 - nose / 2, 10],
  [-117 - nose, 31],
  [-121 - nose, 39],
  [-116 - nose, 46],
  [-102, 50],
  [-99, 53],
  [-102, 59],
  [-106 - 4 * lips, 67],
  [-105, 72],
  [-99, 74, 1],
  [-104 - 3 * lips, 79],
  [-104, 87],
  [-94, 94],
  [-97, 106 + chin],
  [-92, 118 + chin],
  [-78, 125 + chin],
  [-58, 122 + chin],
  [-18 + jaw, 106 + chin / 2],
  [18 + jaw, 78],
  [34, 40],
  [48, -20],
  [60, -100],
  [0, -134],
];

/** A head from the side, looking to the left; the light comes from there. */
export const profile: Head = (tones, features) => {
  const face = outline(features);
  const t = tones;
  return group(
    '',
    within(
      'face',
      curve(face, true),
      shape(face, t.base),
      shape(
        points('-100 -90, -60 -112, -40 -80, -60 -46, -104 -40'),
        t.light,
        'opacity=".75" filter="url(#soft)"',
      ),
      shape(
        points('-84 20, -66 16, -52 30, -62 50, -80 50'),
        t.light,
        'opacity=".65" filter="url(#soft)"',
      ),
      shape(
        points('-96 100, -84 98, -80 112, -92 116'),
        t.light,
        'opacity=".6" filter="url(#soft)"',
      ),
      shape(
        points(`
  70 -140, -4 -120, 4 -60, -10 -10, -4 26, -24 62, -46 90, -70 110, -84 122, -80 150,
  40 130, 80 40`),
        t.shade,
        'filter="url(#crisp)"',
      ),
      shape(
        points('80 -60, 40 -30, 28 20, 14 56, -14 90, -46 114, -70 126, -40 150, 60 140'),
        t.deep,
        'opacity=".6" filter="url(#soft)"',
      ),
      ...eyes(t, features),
      ...nose(t, features),
      ...mouth(t, features),
    ),
  );
};
