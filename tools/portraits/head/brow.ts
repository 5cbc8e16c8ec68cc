import type { Tones } from '../draw/colour.ts';
import type { Point } from '../draw/path.ts';
import { shape } from '../draw/svg.ts';

/** A brow, full at the nose and thin at the temple. */
export function brow(
  t: Tones,
  [inner, top, end]: readonly [Point, Point, Point],
  size: number,
): string {
  const between = ([x0, y0]: Point, [x1, y1]: Point, share: number, down: number): Point => [
    x0 + (x1 - x0) * share,
    y0 + (y1 - y0) * share + down,
  ];
  return shape(
    [
      between(inner, top, 0, size * 0.4),
      between(inner, top, 0.06, -size * 0.4),
      between(inner, top, 0.5, -size * 0.66),
      between(top, end, 0, -size * 0.4),
      between(top, end, 0.55, -size * 0.62),
      [end[0], end[1], 1],
      between(top, end, 0.5, -size * 0.05),
      between(top, end, 0, size * 0.4),
      between(inner, top, 0.5, size * 0.36),
    ],
    t.line,
    'opacity=".84"',
  );
}
