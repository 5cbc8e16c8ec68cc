import { armGap, type Body, fromPit, outline } from '../body/body.ts';
import { type Light, mix } from '../draw/colour.ts';
import { curve, type Point, points } from '../draw/path.ts';
import { leaf, shape, within } from '../draw/svg.ts';

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
  shade: mix(mix(base, '#5a1830', 0.14), air, isPale(base) ? 0.22 : 0.3),
  deep: mix(mix(base, '#3a1026', 0.26), air, isPale(base) ? 0.38 : 0.48),
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
  const part = (text: string, fill: string, more: string) =>
    shape(fromPit(body, points(text)), fill, more);
  return within(
    `${id}-on`,
    curve(around, true),
    within(
      id,
      curve(below, true),
      shape(around, f.base),
      part(
        '-190 30, -90 10, -60 110, -110 240, -210 240',
        f.light,
        'opacity=".6" filter="url(#softer)"',
      ),
      part(
        '130 -40, 150 60, 136 150, 110 250, 110 340, 320 340, 320 -30',
        f.shade,
        'filter="url(#soft)"',
      ),
      part('206 20, 214 120, 190 340, 320 340, 320 0', f.deep, 'opacity=".55" filter="url(#soft)"'),
      ...inside,
      shape(armGap(body.farArm, -26), f.deep, 'opacity=".7" filter="url(#crisp)"'),
      shape(armGap(body.armpit, 26), f.deep, 'opacity=".8" filter="url(#crisp)"'),
      leaf(
        body.armpit.map(([ax, ay]): Point => [ax - 26, ay + 10]),
        f.shade,
        10,
        'opacity=".7" filter="url(#crisp)"',
      ),
    ),
  );
}

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
