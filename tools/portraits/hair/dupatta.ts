import { curve, type Point, points } from '../draw/path.ts';
import { gradient, leaf, line, shape, within } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

const VEIL = {
  base: '#8d3160',
  light: '#d58aa8',
  shade: '#5f1c45',
  deep: '#3a1030',
  trim: '#e3b04b',
};

const HOOD = points(`
  2 -124!, -2 -178!, 66 -168, 118 -112, 132 -24, 134 64, 156 150, 210 236, 250 330, 250 540, 116 540,
  98 420, 84 300, 74 200, 84 100, 92 20, 88 -44, 58 -98`);
const FAR = points(`
  14 -116!, 26 -168!, -6 -178, -72 -164, -120 -106, -132 -18, -132 64, -146 150, -190 240, -224 340, -228 540,
  -128 540, -104 420, -80 300, -66 200, -82 106, -92 20, -88 -44, -56 -98`);

/** A fold: a soft strand of another tone. */
const fold = (text: string, tone: string, width: number, opacity: number) =>
  leaf(points(text), tone, width, `opacity="${opacity}" filter="url(#crisp)"`);

const veil = (id: string, around: Point[], tones: string[], ...inside: string[]) =>
  gradient(id, tones, 'x2=".9" y2="1"') +
  within(`${id}-edge`, curve(around, true), shape(around, `url(#${id})`), ...inside);

/** Under a thin shawl, which falls over both shoulders; from the front. */
export const dupatta = (h: HairTones): Hair => ({
  back: shape(points('-96 -100, 0 -170, 96 -100, 108 60, 110 200, -100 200, -108 60'), VEIL.deep),
  front:
    mass(
      'cap',
      h,
      points(`
  -92 10!, -98 -60, -64 -118, 0 -136, 64 -118, 98 -60, 94 14!, 86 -14, 74 -46, 46 -78, 8 -92,
  -18 -98!, -54 -78, -76 -44, -86 -14`),
      locks(
        h,
        [points('-18 -102, 40 -134, 96 -70, 92 10'), points('-16 -98, 30 -88, 70 -50, 88 6')],
        7,
        6,
      ),
      locks(
        h,
        [points('-18 -104, -60 -120, -96 -60, -90 8'), points('-18 -98, -50 -80, -78 -44, -87 4')],
        4,
        6,
      ),
    ) +
    veil(
      'veil-far',
      FAR,
      [VEIL.light, VEIL.base, VEIL.shade],
      fold('-10 -176, -92 -120, -116 -20, -108 90, -150 240, -176 500', VEIL.light, 15, 0.7),
      fold('-40 -130, -98 -60, -102 60, -88 200, -120 420', VEIL.shade, 14, 0.6),
      fold('-120 120, -150 220, -176 340, -190 520', VEIL.shade, 18, 0.6),
      line(
        points('2 -124, -56 -98, -88 -44, -92 20, -82 106, -66 200, -80 300, -104 420'),
        VEIL.trim,
        8,
      ),
    ) +
    veil(
      'veil',
      HOOD,
      [VEIL.base, VEIL.base, VEIL.shade],
      fold('10 -176, 92 -120, 114 -20, 110 90, 150 240, 160 500', VEIL.light, 13, 0.45),
      fold('40 -140, 100 -60, 100 60, 96 200, 124 420', VEIL.shade, 20, 0.8),
      fold('90 -150, 128 -40, 124 80, 176 220, 206 480', VEIL.deep, 22, 0.6),
      fold('96 140, 110 240, 120 360, 150 520', VEIL.deep, 16, 0.5),
      line(points('2 -124, 58 -98, 88 -44, 92 20, 84 100, 74 200, 84 300, 98 420'), VEIL.trim, 9),
    ),
  ear: false,
});
