import type { Tones } from '../draw/colour.ts';
import { curve, type Point } from '../draw/path.ts';
import { circle, group, leaf, shape, within } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** Where an eye is: its middle, its width, and how much of it turns away. */
export interface Eye {
  id: string;
  x: number;
  y: number;
  width: number;
  /** Share of the width that is seen; 1 is all. */
  seen?: number;
  /** The corner at the nose is on the right. */
  mirrored?: boolean;
  /** Degrees; above 0 the outer corner goes up. */
  slant?: number;
}

/**
 * The lids over a line of 100 units from the corner at the nose: the upper one at its widest, the lower
 * one, how far a smile lifts that, and how thick the lashes are.
 */
const LIDS = [
  { across: -50, raised: 9, lower: 9, lift: 0, lashes: 1 },
  { across: -29, raised: -13, lower: 14, lift: 0.4, lashes: 4.5 },
  { across: 0, raised: -24, lower: 16, lift: 0.7, lashes: 6.5 },
  { across: 29, raised: -18, lower: 11, lift: 0.6, lashes: 8 },
  { across: 50, raised: -3, lower: 2, lift: 0, lashes: 9 },
];

/** An eye, drawn in units finer than pixels. */
export function eye(
  t: Tones,
  { lid, gaze, smile }: Pick<Features, 'lid' | 'gaze' | 'smile'>,
  { id, x, y, width, seen = 1, mirrored = false, slant = 0 }: Eye,
): string {
  const side = mirrored ? -1 : 1;
  const size = width / 100;
  // A smile pushes the lower lid up.
  const squint = Math.max(smile - 3, 0);
  const lower = LIDS.map(({ across, lower, lift }): Point => [across, lower - squint * lift]);
  const edge = LIDS.map(({ across, raised }, i): Point => {
    const down = lower[i]?.[1] ?? 0;
    return [across, down + (raised - down) * lid];
  });
  const drop = (1 - lid) * 7;
  const crease: Point[] = [
    [-44, -8 + drop],
    [-24, -27 + drop],
    [4, -36 + drop],
    [34, -30 + drop],
    [56, -13 + drop],
  ];
  const opening = curve([...edge, ...lower.slice(1, -1).reverse()], true);
  const iris: Point = [gaze * 20 * side, 6 - 10 * lid];
  const parts = [
    shape([...edge, ...crease.toReversed()], lid < 0.6 ? t.light : t.base, 'opacity=".55"'),
    leaf(crease, t.deep, 4.5, `opacity="${lid < 0.15 ? 0.45 : 0.75}"`),
  ];
  if (lid > 0.12)
    parts.push(
      within(
        id,
        opening,
        `<path d="${opening}" fill="${t.eye}"/>`,
        circle(iris[0], iris[1], 20.5, t.iris),
        circle(iris[0], iris[1], 11, t.line),
        shape(
          [...edge.map(([ex, ey]): Point => [ex, ey + 8]), [60, -50], [-60, -50]],
          t.line,
          'opacity=".45"',
        ),
        lid > 0.5 ? circle(iris[0] - 7 * side, iris[1] - 6, 4.4, '#fff3e2') : '',
      ),
      leaf(
        lower.slice(1).map(([lx, ly]): Point => [lx, ly + 1]),
        t.deep,
        3.4,
        'opacity=".6"',
      ),
    );
  parts.push(
    shape(
      [
        [-54, 11, 1],
        ...edge.slice(1).map(([ex, ey], i): Point => [ex, ey - (LIDS[i + 1]?.lashes ?? 0)]),
        [50 + 16 * seen, -4 - 10 * lid, 1],
        ...edge.toReversed().map(([ex, ey]): Point => [ex, ey + 1.5]),
      ],
      t.line,
    ),
  );
  return group(
    `transform="translate(${x} ${y})${slant ? ` rotate(${-slant * side})` : ''} scale(${(size * seen * side).toFixed(3)} ${size.toFixed(3)})"`,
    ...parts,
  );
}
