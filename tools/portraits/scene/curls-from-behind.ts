import { mix } from '../draw/colour.ts';
import type { Point } from '../draw/path.ts';
import { circle, leaf, shape } from '../draw/svg.ts';
import type { HairTones } from '../hair/locks.ts';
import { SKULL } from './skull.ts';

/** A cloud of curls, seen from behind. */
export function curlsFromBehind(h: HairTones): string {
  const ring = (r: number, n: number) =>
    Array.from({ length: n }, (_, i) => {
      const [x, y] = [Math.cos((i * 6.283) / n) * r, -30 + Math.sin((i * 6.283) / n) * r * 1.08];
      return (
        circle(x, y, 30 + (i % 3) * 5, i % 2 ? h.base : mix(h.base, h.dark, 0.5)) +
        leaf(
          [
            [x - 20, y + 8],
            [x - 14, y - 14],
            [x + 6, y - 18],
            [x + 18, y - 4],
          ],
          h.light,
          8,
          'opacity=".5"',
        )
      );
    }).join('');
  return (
    shape(
      SKULL.map(([x, y]): Point => [x * 1.4, y * 1.2]),
      h.dark,
    ) +
    ring(128, 18) +
    ring(82, 12) +
    ring(34, 6)
  );
}
