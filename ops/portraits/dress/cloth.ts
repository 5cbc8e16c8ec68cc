import { type Body, outline } from '../body/body.ts';
import { type Light, mix } from '../draw/colour.ts';
import { curve, leaf, type Point, shape, within } from '../draw/svg.ts';

/** What a garment is made of. */
export interface Fabric {
  base: string;
  light: string;
  shade: string;
  deep: string;
}

/** White cloth gives back more of the light. */
const isPale = (colour: string) => /^#[def]/.test(colour) && /^#..[def]/.test(colour);

export const fabric = (base: string, { sun, air }: Light): Fabric => ({
  base,
  light: mix(base, sun, 0.32),
  shade: mix(mix(base, '#5a1830', 0.14), air, isPale(base) ? 0.22 : 0.36),
  deep: mix(mix(base, '#3a1026', 0.26), air, isPale(base) ? 0.38 : 0.55),
});

/** Draws what she wears over the skin. */
export type Garment = (body: Body, light: Light) => string;

/**
 * A garment's body below a neckline, lit from the left.
 * @param neckline from the far strap to the near one
 * @param bulk thickness of the cloth
 */
export function cloth(
  id: string,
  body: Body,
  f: Fabric,
  { neckline, bulk = 4 }: { neckline: readonly Point[]; bulk?: number },
  ...inside: string[]
): string {
  const [far, near] = [neckline[0] as Point, neckline.at(-1) as Point];
  const below: Point[] = [
    ...neckline,
    [near[0] + 30, near[1] - 40, 1],
    [720, near[1] - 60, 1],
    [720, 840, 1],
    [-80, 840, 1],
    [-80, far[1] - 60, 1],
    [far[0] - 30, far[1] - 40, 1],
  ];
  const around = outline(body, bulk);
  const [x, y] = body.pit;
  return within(
    `${id}-on`,
    curve(around, true),
    within(
      id,
      curve(below, true),
      shape(around, f.base),
      shape(
        [
          [x - 190, y + 30],
          [x - 90, y + 10],
          [x - 60, y + 110],
          [x - 110, y + 240],
          [x - 210, y + 240],
        ],
        f.light,
        'opacity=".6" filter="url(#softer)"',
      ),
      shape(
        [
          [x + 130, y - 40],
          [x + 150, y + 60],
          [x + 136, y + 150],
          [x + 110, y + 250],
          [x + 110, y + 340],
          [x + 320, y + 340],
          [x + 320, y - 30],
        ],
        f.shade,
        'filter="url(#soft)"',
      ),
      shape(
        [
          [x + 206, y + 20],
          [x + 214, y + 120],
          [x + 190, y + 340],
          [x + 320, y + 340],
          [x + 320, y],
        ],
        f.deep,
        'opacity=".55" filter="url(#soft)"',
      ),
      ...inside,
      leaf(body.farArm, f.shade, 8, 'opacity=".9" filter="url(#crisp)"'),
      leaf(body.armpit, f.deep, 9, 'opacity=".8" filter="url(#crisp)"'),
      leaf(
        body.armpit.map(([ax, ay]): Point => [ax - 22, ay + 14]),
        f.shade,
        10,
        'opacity=".7" filter="url(#crisp)"',
      ),
    ),
  );
}

/** Points moved by the body's pit of the neck, so that a garment fits every pose. */
export const fromPit = ({ pit }: Body, points: readonly Point[]): Point[] =>
  points.map(
    ([x, y, corner]): Point => (corner ? [pit[0] + x, pit[1] + y, 1] : [pit[0] + x, pit[1] + y]),
  );

/** A round neckline, so many pixels deep. */
export const roundNeck = (body: Body, depth: number): Point[] => {
  const [far, near] = body.straps;
  return [
    [far[0] + 16, far[1] - 12],
    ...fromPit(body, [
      [-34, depth * 0.7],
      [4, depth],
      [52, depth * 0.8],
    ]),
    [near[0] - 16, near[1] - 12],
  ];
};
