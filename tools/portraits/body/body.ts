import type { Point } from '../draw/path.ts';

/** How she sits: what a dress and a necklace need to know of it. Looking to the left. */
export interface Body {
  /** Front of the neck, from under the jaw to the pit of the neck. */
  front: readonly Point[];
  /** From the pit over the far shoulder down to the lower edge. */
  far: readonly Point[];
  /** Back of the neck and over the near shoulder, up from the lower edge. */
  near: readonly Point[];
  /** Pit of the neck. */
  pit: Point;
  /** Where the strap of a dress would lie, on the far side and on the near one. */
  straps: readonly [far: Point, near: Point];
  /** Fold between the near arm and the chest. */
  armpit: readonly Point[];
  /** The same on the far side. */
  farArm: readonly Point[];
}

/** The outline; `bulk` is the thickness of what she wears. */
export const outline = ({ front, far, near }: Body, bulk = 0): Point[] => [
  ...front,
  ...far.map(([x, y, corner]): Point => place(x - bulk, y - bulk * 0.35, corner)),
  // The last three points are the back of the neck.
  ...near.map(
    ([x, y, corner], i): Point =>
      i < near.length - 3 ? place(x + bulk, y - bulk * 0.35, corner) : place(x, y, corner),
  ),
];

/** Where a necklace goes over the far shoulder, and behind the neck on the near side. */
export function neckEnds({ far, near }: Body): readonly [far: Point, near: Point] {
  const [start, shoulder] = far as [Point, Point];
  const [slope, nape] = near.slice(-4, -2) as [Point, Point];
  return [
    [(start[0] + shoulder[0]) / 2 + 2, (start[1] + shoulder[1]) / 2 + 2],
    [(slope[0] + nape[0]) / 2 - 1, (slope[1] + nape[1]) / 2 + 2],
  ];
}

const place = (x: number, y: number, corner?: 1): Point => (corner ? [x, y, corner] : [x, y]);

/** Points moved by the body's pit of the neck, so that what she wears fits every pose. */
export const fromPit = ({ pit }: Body, points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]): Point => place(pit[0] + x, pit[1] + y, corner));

/** The dark between an arm and the side, which opens downwards; `width` is above 0 on the near side. */
export const armGap = (fold: readonly Point[], width: number): Point[] => {
  const last = fold.length - 1;
  const outer = fold.map(([x, y], i): Point => [x + (width * (last - i)) / last, y]);
  return [
    ...fold.slice(0, -1),
    [fold[last]?.[0] ?? 0, fold[last]?.[1] ?? 0, 1],
    ...outer.slice(0, -1).reverse(),
  ];
};
