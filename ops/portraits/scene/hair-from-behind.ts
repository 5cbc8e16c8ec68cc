import { mix } from '../draw/colour.ts';
import { circle, leaf, line, type Point, points, shape } from '../draw/svg.ts';
import { fabric } from '../dress/cloth.ts';
import { hairTones, locks, mass } from '../hair/locks.ts';
import type { Onlooker } from './onlooker.ts';

const SKULL: Point[] = points(`
  -4 -138, 58 -124, 88 -70, 86 -6, 66 52, 40 84!, 0 92, -40 84!, -70 50, -92 -6,
  -92 -70, -62 -124`);

const LONG: Point[] = points(`
  -4 -138, 62 -124, 98 -60, 104 40, 120 160, 110 280, 60 340, 0 350, -62 338, -112 280,
  -122 160, -106 40, -100 -60, -66 -124`);

/** Her hair from behind, around the middle of the head. */
export function hairFromBehind({ hair: style, hairColour, light, wears }: Onlooker): string {
  const h = hairTones(hairColour, light);
  const flow = (reach: number) =>
    locks(
      h,
      [
        [
          [-2, -138],
          [-96, -60],
          [-90, 40],
          [-20, reach],
        ],
        [
          [2, -138],
          [96, -60],
          [90, 40],
          [20, reach],
        ],
      ],
      15,
      9,
    );
  if (style === 'veil') {
    const f = fabric(wears, light);
    return (
      shape(
        LONG.map(([x, y]): Point => [x * 1.18, y * 1.06 - 8]),
        f.base,
      ) +
      [-70, -20, 40, 80]
        .map((x, i) =>
          leaf(
            [
              [x * 0.2, -140],
              [x, 0],
              [x * 1.2, 180],
              [x * 1.1, 340],
            ],
            i % 2 ? f.light : f.shade,
            18,
            'opacity=".7" filter="url(#crisp)"',
          ),
        )
        .join('') +
      line(points('-110 330, 0 362, 116 326'), '#e3b04b', 8)
    );
  }
  if (style === 'long') return mass('hair', h, LONG, flow(344));
  if (style === 'curls') {
    const ring = (r: number, n: number) =>
      Array.from({ length: n }, (_, i) => {
        const [x, y] = [Math.cos((i * 6.283) / n) * r, -30 + Math.sin((i * 6.283) / n) * r * 1.08];
        return (
          circle(x, y, 30 + (i % 3) * 5, i % 2 ? h.base : mix(h.base, h.dark, 0.5)) +
          leaf(
            [
              [x - 20, y + 8],
              [x - 14, y - 14],
              [x + 6, y - 18],
              [x + 18, y - 4],
            ],
            h.light,
            8,
            'opacity=".5"',
          )
        );
      }).join('');
    return (
      shape(
        SKULL.map(([x, y]): Point => [x * 1.4, y * 1.2]),
        h.dark,
      ) +
      ring(128, 18) +
      ring(82, 12) +
      ring(34, 6)
    );
  }
  const base = mass(
    'hair',
    h,
    style === 'short' ? SKULL.map(([x, y]): Point => [x, y > 40 ? y * 0.72 : y]) : SKULL,
    flow(60),
  );
  if (style === 'short') return base;
  const links = Array.from({ length: 9 }, (_, i) => {
    const [y, w] = [84 + i * 34, 32 - i * 1.6];
    return mass(
      `link${i}`,
      h,
      [
        [-w, y - 18],
        [0, y - 28],
        [w, y - 18],
        [w * 0.8, y + 10],
        [0, y + 26],
        [-w * 0.8, y + 10],
      ],
      leaf(
        [
          [-w, y - 14],
          [-8, y - 2],
          [0, y + 24],
        ],
        h.light,
        7,
        'opacity=".6"',
      ),
    );
  }).reverse();
  if (style === 'plait') return links.join('') + base;
  if (style === 'tail')
    return (
      base +
      mass(
        'tail',
        h,
        points('-16 -70, 24 -76, 46 -10, 40 90, 66 190, 10 240!, -34 170, -30 60, -36 -20'),
        locks(
          h,
          [points('-10 -70, -34 20, -24 120, 10 230'), points('20 -70, 44 20, 40 120, 30 200')],
          8,
          9,
        ),
      ) +
      circle(4, -66, 22, '#e9a021')
    );
  const flowers =
    style === 'jasmine'
      ? Array.from({ length: 14 }, (_, i) =>
          circle(
            Math.cos(i * 0.45) * 58,
            56 + Math.sin(i * 0.45) * 52,
            11,
            i % 2 ? '#fffaf0' : '#efe3d0',
          ),
        ).join('')
      : '';
  return (
    base +
    flowers +
    mass(
      'knot',
      h,
      points('-50 56, -30 18, 10 10, 46 30, 52 66, 20 100, -30 96'),
      locks(h, [points('-46 60, 0 10, 50 60'), points('-20 92, 0 60, 28 90')], 8, 8),
    )
  );
}
