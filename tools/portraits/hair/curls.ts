import { leafPath, type Point, points } from '../draw/path.ts';
import { chance, circle, group, shape } from '../draw/svg.ts';
import type { Hair, HairTones } from './locks.ts';

const HAIRLINE = points('-54 -106, -26 -110, 4 -90, 24 -54, 34 -10, 42 36, 56 80, 86 112');
const CROWN = points(
  '-40 -142, 8 -160, 62 -166, 116 -150, 158 -116, 182 -70, 190 -20, 186 32, 172 80, 146 118, 112 140',
);

/** Ringlets along a line of their own, in one tone. */
function ringlets(count: number, seed: number, tone: string, opacity: number): string {
  const next = chance(seed);
  const paths = Array.from({ length: count }, () => {
    const angle = -2.7 + next() * 4.3;
    const reach = 0.1 + 0.9 * next() ** 0.6;
    const [x, y] = [64 + Math.cos(angle) * 126 * reach, -12 + Math.sin(angle) * 150 * reach];
    const [size, turn] = [13 + next() * 10, angle - 0.4 + next() * 1.2];
    const curl = [-1.5, -0.4, 0.7, 1.7].map((step): Point => {
      const bend = size * (1 + 0.22 * step);
      return [x + Math.cos(turn + step) * bend, y + Math.sin(turn + step) * bend];
    });
    // None over the face or the collar.
    const isOff = curl.some(([cx, cy]) => cy > 128 || (cx < 30 && cy > -92));
    return isOff ? '' : leafPath(curl, 7);
  });
  return `<path d="${paths.join('')}" fill="${tone}" opacity="${opacity}"/>`;
}

/** Curls as a cloud; from the side. */
export const curls = (h: HairTones): Hair => {
  const puffs = (centres: readonly Point[], size: number, tone: string) =>
    centres.map(([x, y], i) => circle(x, y, size + ((i * 7) % 5) * 3, tone)).join('');
  return {
    back: puffs(points('150 60, 170 0, 150 110, 104 136, 70 130'), 38, h.dark),
    front: group(
      '',
      shape(
        points(
          '-50 -106, 0 -150, 80 -156, 150 -110, 180 -20, 160 80, 110 130, 70 100, 44 30, 20 -50',
        ),
        h.base,
      ),
      puffs(CROWN, 27, h.base),
      puffs(HAIRLINE, 24, h.base),
      shape(
        points('110 -110, 170 -60, 186 20, 160 100, 110 140, 90 90, 130 20'),
        h.dark,
        'opacity=".6" filter="url(#softer)"',
      ),
      ringlets(70, 5, h.dark, 0.8),
      ringlets(66, 41, h.light, 0.36),
      ringlets(22, 77, h.light, 0.75),
    ),
    ear: false,
  };
};
