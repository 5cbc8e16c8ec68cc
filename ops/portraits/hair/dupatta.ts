import { curve, gradient, leaf, line, type Point, points, shape, within } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

const VEIL = {
  base: '#8d3160',
  light: '#d58aa8',
  shade: '#5f1c45',
  deep: '#3a1030',
  trim: '#e3b04b',
};

/** Under a thin shawl, which falls over both shoulders; three quarters. */
export const dupatta = (h: HairTones): Hair => {
  const hood: Point[] = points(`
  -44 -130!, -10 -176, 60 -182, 126 -144, 158 -70, 156 20, 170 110, 210 190, 244 300,
  240 520, 120 520, 96 400, 92 260, 84 160, 80 70, 84 0, 70 -60, 36 -98, -14 -112`);
  const far: Point[] = points(`
  -42 -130!, -84 -128, -112 -80, -112 0, -106 80, -124 150, -172 220, -206 330,
  -214 520, -130 520, -112 400, -76 260, -62 170, -82 100, -92 40, -94 -40, -76 -92`);
  const veil = (id: string, around: Point[], ...inside: string[]) =>
    gradient(id, [VEIL.light, VEIL.base, VEIL.shade], 'x2=".9" y2="1"') +
    within(`${id}-edge`, curve(around, true), shape(around, `url(#${id})`), ...inside);
  return {
    back: shape(points('-90 -90, 30 -170, 150 -90, 160 60, 150 200, 0 200, -90 120'), VEIL.deep),
    front:
      mass(
        'cap',
        h,
        points(`
  -84 -44!, -96 -84, -70 -124, -20 -140, 50 -130, 92 -80, 94 40, 82 44, 74 -14, 58 -60,
  26 -92, -30 -112!, -62 -92`),
        locks(
          h,
          [points('-30 -122, 40 -136, 92 -70, 90 30'), points('-28 -112, 20 -94, 62 -50, 82 30')],
          8,
          6,
        ),
        leaf(points('-26 -118, 20 -104, 58 -66, 74 -20'), '#d9ced2', 4, 'opacity=".8"'),
      ) +
      veil(
        'veil',
        hood,
        leaf(
          points('20 -176, 110 -120, 130 -20, 120 100, 150 260, 150 500'),
          VEIL.light,
          16,
          'opacity=".5" filter="url(#crisp)"',
        ),
        leaf(
          points('50 -150, 110 -60, 110 60, 112 200, 130 420'),
          VEIL.shade,
          22,
          'opacity=".8" filter="url(#crisp)"',
        ),
        leaf(
          points('100 -150, 150 -40, 150 80, 190 220, 210 480'),
          VEIL.deep,
          20,
          'opacity=".6" filter="url(#crisp)"',
        ),
        line(
          points('-44 -128, -10 -116, 40 -94, 74 -54, 86 4, 82 76, 88 170, 96 270, 104 420'),
          VEIL.trim,
          9,
        ),
      ) +
      veil(
        'veil-far',
        far,
        leaf(
          points('-60 -128, -98 -70, -100 20, -92 90, -120 180, -170 320, -180 500'),
          VEIL.light,
          10,
          'opacity=".5"',
        ),
        line(
          points(
            '-44 -128, -78 -92, -95 -40, -93 40, -83 100, -63 170, -72 260, -112 400, -130 520',
          ),
          VEIL.trim,
          7,
        ),
      ),
    ear: false,
  };
};
