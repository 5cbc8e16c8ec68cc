import type { Tones } from '../draw/colour.ts';
import type { Point } from '../draw/path.ts';
import { group, leaf, shape } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** Where a mouth is, and how far its middle is from the middle of its width. */
interface Place {
  x: number;
  y: number;
  width: number;
  /** In hundredths of the width. */
  turned: number;
}

/** Lips from the front or in three quarters, over a line of 100 units. */
export function mouth(
  t: Tones,
  { lips, smile, apart }: Pick<Features, 'lips' | 'smile' | 'apart'>,
  { x, y, width, turned: m }: Place,
): string {
  const rise = smile * 1.3;
  const gap = apart * 2.2;
  const [far, near]: [Point, Point] = [
    [-50, -rise * 0.85, 1],
    [50, -rise, 1],
  ];
  const between: Point[] = [
    [m - 16, 3 - rise * 0.1],
    [m, 1],
    [m + 18, 4 - rise * 0.1],
  ];
  const under = between.map(([bx, by]): Point => [bx, by + gap]);
  const low = 24 * lips + gap;
  return group(
    `transform="translate(${x} ${y}) scale(${(width / 100).toFixed(3)})"`,
    apart > 0 ? shape([far, ...between, near, ...under.toReversed()], t.line, 'opacity=".85"') : '',
    apart >= 5
      ? shape(
          [
            [-40, -rise * 0.7],
            ...between,
            [40, -rise * 0.75],
            [m + 18, gap * 0.62],
            [m - 16, gap * 0.6],
          ],
          t.teeth,
        )
      : '',
    shape(
      [
        far,
        [m - 30, -8 * lips - rise * 0.5],
        [m - 12, -15 * lips],
        [m, -11 * lips],
        [m + 14, -15.5 * lips],
        [m + 36, -9 * lips - rise * 0.5],
        near,
        ...between.toReversed(),
      ],
      t.lipShade,
    ),
    shape(
      [
        far,
        ...under,
        near,
        [m + (50 - m) * 0.62, low * 0.68 - rise * 0.3],
        [m + (50 - m) * 0.2, low],
        [m - (50 + m) * 0.24, low * 0.96],
        [m - (50 + m) * 0.64, low * 0.62 - rise * 0.3],
      ],
      t.lip,
    ),
    leaf(
      [
        [m - 18, gap + 11 * lips],
        [m, gap + 14 * lips],
        [m + 22, gap + 10 * lips],
      ],
      t.lipLight,
      9 * lips,
      'opacity=".7"',
    ),
    apart > 0 ? '' : leaf([[-54, -rise * 0.85 - 2], ...between, [55, -rise - 3]], t.deep, 5.5),
    leaf(
      [
        [47, -rise + 4],
        [54, -rise - 1],
        [57, -rise - 8],
      ],
      t.deep,
      5,
      'opacity=".7"',
    ),
  );
}
