import type { Tones } from '../draw/colour.ts';
import { curve, type Point } from '../draw/path.ts';
import { group, leaf, shape, within } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** An eye from the side: a wedge with its open end in front. `x`, `y` is its middle. */
export function eyeFromTheSide(
  t: Tones,
  { lid, gaze, smile }: Pick<Features, 'lid' | 'gaze' | 'smile'>,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const squint = Math.max(smile - 3, 0) * 0.5;
  const low: Point[] = [
    [36, 9, 1],
    [4, 17 - squint],
    [-28, 18 - squint, 1],
  ];
  const raised: Point[] = [
    [36, 8],
    [6, -14],
    [-36, -22],
  ];
  const edge = raised.map(([ex, ey], i): Point => {
    const [lx, ly] = low[i] as Point;
    return [lx + (ex - lx) * Math.min(lid * 1.4, 1), ly + (ey - ly) * lid];
  });
  const front = edge[2] as Point;
  const ball: Point = [front[0] - 3, (front[1] + 18) / 2];
  const opening = curve(
    [[front[0], front[1], 1], ball, ...low.toReversed(), edge[1] as Point],
    true,
  );
  const drop = (1 - lid) * 8;
  const crease: Point[] = [
    [50, -6 + drop],
    [20, -27 + drop],
    [-16, -36 + drop],
    [-40, -30 + drop],
  ];
  const lash = lid > 0.12 ? -10 + 30 * (0.8 - lid) : 12;
  const middle = 4 - 8 * lid;
  return group(
    `transform="translate(${x} ${y}) scale(${(width / 100).toFixed(3)})"`,
    shape(
      [...crease, front, edge[1] as Point, [36, 8]],
      lid < 0.6 ? t.light : t.base,
      'opacity=".6"',
    ),
    leaf(crease, t.deep, 4.5, 'opacity=".7"'),
    lid > 0.12
      ? within(
          'wedge',
          opening,
          `<path d="${opening}" fill="${t.eye}"/>`,
          `<ellipse cx="${-25 + gaze * 8}" cy="${middle}" rx="10" ry="21" fill="${t.iris}"/>`,
          `<ellipse cx="${-29 + gaze * 8}" cy="${middle}" rx="5" ry="11" fill="${t.line}"/>`,
          shape(
            [...edge.map(([ex, ey]): Point => [ex, ey + 8]), [-60, -50], [60, -50]],
            t.line,
            'opacity=".45"',
          ),
        ) +
          leaf(
            [
              [36, 9],
              [4, 18 - squint],
              [-28, 19 - squint],
            ],
            t.deep,
            3.4,
            'opacity=".6"',
          )
      : '',
    // The lashes stand out in front of the lid.
    shape(
      [
        [46, 12, 1],
        [24, (edge[1] as Point)[1] * 0.6 - 1],
        [8, (edge[1] as Point)[1] - 7],
        [front[0] + 4, front[1] - 8],
        [front[0] - 24, front[1] + lash, 1],
        [front[0] - 2, front[1] + 3],
        [8, (edge[1] as Point)[1] + 2],
      ],
      t.line,
    ),
  );
}
