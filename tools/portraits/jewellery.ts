import { type Body, neckEnds } from './body/body.ts';
import { type Point, points } from './draw/path.ts';
import { circle, group, leaf, line, shape } from './draw/svg.ts';

const GOLD = { base: '#dca33a', light: '#ffe3a0', dark: '#8a5417' };
const SILVER = { base: '#c9c6cc', light: '#ffffff', dark: '#6d6878' };

/** Metal of an ornament. */
export type Metal = 'gold' | 'silver';
const metals = { gold: GOLD, silver: SILVER };

/** An earring that hangs from 0,0 of its group; head coordinates. */
export const jhumka = (x: number, y: number, metal: Metal = 'gold', size = 1) => {
  const m = metals[metal];
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    circle(0, 0, 7, m.base),
    circle(-2, -2, 3, m.light),
    line(points('0 6, 0 14'), m.dark, 3),
    shape(points('-15 34!, -12 20, 0 13, 12 20, 15 34!, 0 38'), m.base),
    shape(points('-15 34!, -12 20, -2 14, -4 36'), m.light, 'opacity=".8"'),
    shape(points('15 34!, 12 20, 6 16, 7 36'), m.dark, 'opacity=".6"'),
    ...[-12, -4, 4, 12].map((dx) => circle(dx, 42, 3.2, m.light)),
  );
};

export const hoop = (x: number, y: number, r: number, metal: Metal = 'gold') => {
  const m = metals[metal];
  return (
    `<ellipse cx="${x}" cy="${y + r}" rx="${r * 0.72}" ry="${r}" fill="none" stroke="${m.base}" stroke-width="5"/>` +
    line(
      [
        [x - r * 0.7, y + r * 0.7],
        [x - r * 0.72, y + r * 1.1],
        [x - r * 0.5, y + r * 1.6],
      ],
      m.light,
      3,
    )
  );
};

export const stud = (x: number, y: number, colour = GOLD.base) =>
  circle(x, y, 6, colour) + circle(x - 2, y - 2, 2.4, '#fff6e4');

/** Glasses on a head in three quarters. */
export const glasses = (colour: string) =>
  `<g fill="#fff2dc" fill-opacity=".1" stroke="${colour}" stroke-width="4.5"><ellipse cx="-66" cy="8" rx="21" ry="26"/><ellipse cx="2" cy="8" rx="37" ry="30"/></g>` +
  line(points('-46 3, -40 -1, -34 3'), colour, 4.5) +
  line(points('39 4, 60 -4, 80 -6'), colour, 4.5) +
  leaf(points('-20 -14, -26 0, -22 14'), '#ffffff', 4, 'opacity=".5"');

export const bindi = (x: number, y: number, r: number, colour: string) => circle(x, y, r, colour);

/** An ornament on the parting, down to the forehead; three quarters or side. */
export const tikka = (from: Point, to: Point, stone: string) =>
  line([from, [(from[0] + to[0]) / 2 - 4, (from[1] + to[1]) / 2], to], GOLD.base, 3) +
  circle(to[0], to[1] + 4, 9, GOLD.base) +
  circle(to[0], to[1] + 4, 4.6, stone) +
  circle(to[0], to[1] + 17, 3.4, GOLD.light);

/** From behind the neck over the collarbones and back, so far below the pit; canvas coordinates. */
function run(body: Body, drop: number): Point[] {
  const [far, near] = neckEnds(body);
  const [x, y] = body.pit;
  return [far, [x - 44, y + drop * 0.66], [x - 6, y + drop], [x + 46, y + drop * 0.66], near];
}

/** A chain at a distance from the pit of the neck. */
export function chain(body: Body, drop: number, metal: Metal, pendant?: string): string {
  const m = metals[metal];
  const [x, y] = [body.pit[0] - 6, body.pit[1] + drop + 9];
  return (
    line(run(body, drop), m.base, 3) +
    (pendant ? circle(x, y, 8.5, m.base) + circle(x, y, 4.6, pendant) : '')
  );
}

/** A close necklace of beads: a dashed line with round ends and no length. */
export function beads(body: Body, colour: string, light: string): string {
  const stops = run(body, 34);
  const shine = stops.map(([x, y]): Point => [x - 2, y - 2]);
  const each = 'stroke-dasharray="0 13.4"';
  return line(stops, colour, 14, each) + line(shine, light, 5, each);
}
