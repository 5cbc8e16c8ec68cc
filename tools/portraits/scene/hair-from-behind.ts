import { type Point, points } from '../draw/path.ts';
import { circle } from '../draw/svg.ts';
import { hairTones, locks, mass } from '../hair/locks.ts';
import { curlsFromBehind } from './curls-from-behind.ts';
import type { Onlooker } from './onlooker.ts';
import { plaitFromBehind } from './plait-from-behind.ts';
import { LONG, SKULL } from './skull.ts';
import { veilFromBehind } from './veil-from-behind.ts';

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
  if (style === 'veil') return veilFromBehind(wears, light);
  if (style === 'long') return mass('hair', h, LONG, flow(344));
  if (style === 'curls') return curlsFromBehind(h);
  const base = mass(
    'hair',
    h,
    style === 'short' ? SKULL.map(([x, y]): Point => [x, y > 40 ? y * 0.72 : y]) : SKULL,
    flow(60),
  );
  if (style === 'short') return base;
  if (style === 'plait') return plaitFromBehind(h) + base;
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
