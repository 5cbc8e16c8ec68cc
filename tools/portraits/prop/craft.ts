import { mix } from '../draw/colour.ts';
import { type Point, points } from '../draw/path.ts';
import { box, circle, group, line, shape } from '../draw/svg.ts';
import { type Prop, placed } from './prop.ts';

/** A small box with rings and earrings. */
export const jewels: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    '<path d="M-90-128l180-22v80h-180z" fill="#5b1840"/><path d="M-78-116l156-18v60h-156z" fill="#8f2f63"/><path d="M-96-70h192v70h-192z" fill="#7a2454"/><path d="M30-70h66v70h-66z" fill="#4d1638"/><path d="M-96-70h192v12h-192z" fill="#b04c80"/>',
    ...(
      [
        [-50, '#e0443a'],
        [0, '#2f9a86'],
        [48, '#4a64c8'],
      ] as const
    ).map(
      ([dx, stone]) =>
        `<circle cx="${dx}" cy="-74" r="19" fill="none" stroke="#e9b44a" stroke-width="6"/>${circle(dx, -98, 11, stone)}${circle(dx - 3, -101, 4, '#fff6e6')}`,
    ),
    ...[118, 150].map(
      (dx) =>
        circle(dx, -34, 6, '#e9b44a') +
        `<path d="M${dx - 15} 0q0-24 15-26q15 2 15 26z" fill="#e9b44a"/><path d="M${dx - 15} 0q0-24 12-26l-2 26z" fill="#ffe9ae"/>`,
    ),
  );

/** A string of jasmine, wound up and left with one end loose. */
export const jasmine: Prop = (x, y, size = 1) => {
  const wound = (count: number, rx: number, ry: number, lift: number, ahead = 0): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const turn = ((i + ahead) / count) * Math.PI * 2;
      return [Math.cos(turn) * rx, lift + Math.sin(turn) * ry];
    });
  const buds = [
    ...wound(19, 76, 22, -14),
    ...wound(15, 60, 16, -30, 0.5),
    ...wound(9, 34, 8, -38),
    ...points('86 -6, 100 2, 116 4, 132 0, 146 -6'),
  ].sort(([, one], [, other]) => one - other);
  return placed(
    x,
    y,
    size,
    ...buds.map(
      ([bx, by], i) =>
        circle(bx, by, 11, i % 2 ? '#e6d6c2' : '#f3e8d8') +
        circle(bx - 2, by - 3, 8, '#fffcf4') +
        (i % 6 === 2 ? circle(bx + 3, by + 8, 5, '#e9a021') : ''),
    ),
  );
};

/** A plant in a clay pot. */
export const pot =
  (clay: string, green: string): Prop =>
  (x, y, size = 1) =>
    placed(
      x,
      y,
      size,
      ...[-64, -36, -10, 18, 44, 70].map((turn, i) =>
        group(
          `transform="translate(0 -84) rotate(${turn})"`,
          shape(
            [
              [0, 0, 1],
              [-22, -50],
              [-16, -110],
              [0, -150 + (i % 3) * 16, 1],
              [16, -110],
              [22, -50],
            ],
            mix(green, '#f0e6a0', (i % 3) * 0.16),
          ),
          line(points('0 0, 0 -70, 0 -130'), mix(green, '#12352c', 0.4), 2.5),
        ),
      ),
      `<path d="M-58-96h116l-16 96h-84z" fill="${clay}"/><path d="M16-96h42l-16 96h-32z" fill="${mix(clay, '#3a1426', 0.35)}"/>`,
      box(-64, -104, 128, 22, mix(clay, '#ffe0b0', 0.2), 'rx="4"'),
    );
