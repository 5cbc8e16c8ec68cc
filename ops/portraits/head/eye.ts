import type { Tones } from '../draw/colour.ts';
import { circle, curve, group, leaf, type Point, shape, within } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** An eye from its left corner to its right one. */
export interface Eye {
  id: string;
  from: Point;
  to: Point;
  /** Height of the lid over the line between the corners. */
  lid: number;
  /** Place of the iris along the line, 0 to 1. */
  iris: number;
  /** Sides on which the lashes run out. */
  wing: readonly (-1 | 1)[];
}

/** A lid that is closed, lowered or raised, with lashes. */
export function eye(t: Tones, look: Features['look'], { id, from, to, lid, iris, wing }: Eye) {
  const [x0, y0] = from;
  const width = to[0] - x0;
  const at = (share: number, up: number): Point => [
    x0 + width * share,
    y0 + (to[1] - y0) * share - up,
  ];
  const lash = (edge: number[], size: number) => {
    const before: Point[] = wing.includes(-1) ? [at(-0.16, -2)] : [];
    const after: Point[] = wing.includes(1) ? [at(1.2, 5)] : [];
    return leaf(
      [...before, ...edge.map((up, i) => at(i / (edge.length - 1), up)), ...after],
      t.line,
      size,
    );
  };
  const fold = leaf(
    [at(-0.02, lid * 0.5), at(0.4, lid + 4), at(0.75, lid + 3), at(1.04, lid * 0.45)],
    t.deep,
    2.6,
  );
  if (look === 'closed') {
    const cover = [at(0, 0), at(0.35, lid), at(0.7, lid * 0.9), at(1, 0), at(0.6, -8), at(0.3, -7)];
    return group('', shape(cover, t.light, 'opacity=".55"'), fold, lash([0, -7, -8, -1], 7));
  }
  const open = look === 'down' ? lid * 0.42 : lid;
  const upper = [at(0, 0), at(0.3, open * 0.92), at(0.62, open), at(1, 1)];
  const white = curve([...upper.map(([x, y]): Point => [x, y]), at(0.66, -5), at(0.3, -5)], true);
  const [ix, iy] = at(iris, look === 'down' ? -3 : open * 0.32);
  return group(
    '',
    shape([at(0, 0), at(0.35, lid + 2), at(0.7, lid), at(1, 0)], t.light, 'opacity=".5"'),
    fold,
    within(
      id,
      white,
      `<path d="${white}" fill="${t.eye}"/>`,
      shape(
        [
          at(-0.1, lid),
          at(1.1, lid),
          at(1.1, open * 0.7),
          at(0.5, open * 0.66),
          at(-0.1, open * 0.6),
        ],
        t.deep,
        'opacity=".5"',
      ),
      circle(ix, iy, lid * 0.62, t.line),
      circle(ix - 2, iy - lid * 0.22, lid * 0.16, '#fff3e2'),
    ),
    lash([0, open * 0.95, open + 1, 1], look === 'down' ? 6.5 : 6),
    leaf([at(0.3, -6), at(0.65, -7), at(1, 0)], t.deep, 1.6, 'opacity=".7"'),
  );
}

/** A brow, thick at the nose and thin at the temple. */
export const brow = (t: Tones, [inner, top, end]: readonly [Point, Point, Point], size: number) =>
  shape(
    [
      [inner[0], inner[1] - size * 0.35],
      [top[0], top[1] - size * 0.55],
      [end[0], end[1], 1],
      [top[0], top[1] + size * 0.35],
      [inner[0], inner[1] + size * 0.5],
    ],
    t.line,
    'opacity=".9"',
  );
