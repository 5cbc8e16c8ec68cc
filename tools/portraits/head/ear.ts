import type { Tones } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { group, leaf, shape } from '../draw/svg.ts';

/** An ear; `x`, `y` is its middle. */
export const ear = (t: Tones, x: number, y: number, size = 1) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    shape(points('-8 -16, 4 -26, 16 -20, 16 -2, 8 14, 0 26, -9 22, -10 4'), t.base),
    shape(points('-8 -8, 0 -18, 10 -14, 10 -2, 2 8, -4 12'), t.shade, 'opacity=".9"'),
    leaf(points('-6 -16, 4 -24, 14 -18, 14 -4, 6 12'), t.light, 4, 'opacity=".7"'),
  );
