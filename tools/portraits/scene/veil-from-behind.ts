import type { Light } from '../draw/colour.ts';
import { type Point, points } from '../draw/path.ts';
import { leaf, line, shape } from '../draw/svg.ts';
import { fabric } from '../dress/cloth.ts';
import { LONG } from './skull.ts';

/** A shawl over her head, seen from behind. */
export function veilFromBehind(wears: string, light: Light): string {
  const f = fabric(wears, light);
  return (
    shape(
      LONG.map(([x, y]): Point => [x * 1.18, y * 1.06 - 8]),
      f.base,
    ) +
    [-70, -20, 40, 80]
      .map((x, i) =>
        leaf(
          [
            [x * 0.2, -140],
            [x, 0],
            [x * 1.2, 180],
            [x * 1.1, 340],
          ],
          i % 2 ? f.light : f.shade,
          18,
          'opacity=".7" filter="url(#crisp)"',
        ),
      )
      .join('') +
    line(points('-110 330, 0 362, 116 326'), '#e3b04b', 8)
  );
}
