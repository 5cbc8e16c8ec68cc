import { leaf } from '../draw/svg.ts';
import { type HairTones, locks, mass } from './locks.ts';

/** Hair wound up. */
export const knot = (id: string, h: HairTones, x: number, y: number, r: number) =>
  mass(
    id,
    h,
    [
      [x - r, y],
      [x - r * 0.6, y - r * 0.85],
      [x + r * 0.2, y - r],
      [x + r * 0.95, y - r * 0.4],
      [x + r, y + r * 0.4],
      [x + r * 0.3, y + r],
      [x - r * 0.6, y + r * 0.8],
    ],
    locks(
      h,
      [
        [
          [x - r, y + r * 0.2],
          [x, y - r * 1.1],
          [x + r, y + r * 0.2],
        ],
        [
          [x - r * 0.5, y + r],
          [x, y + r * 0.2],
          [x + r * 0.6, y + r],
        ],
      ],
      7,
      7,
    ),
    leaf(
      [
        [x + r * 0.7, y - r * 0.5],
        [x + r * 0.2, y + r * 0.1],
        [x - r * 0.5, y + r * 0.5],
      ],
      h.dark,
      6,
    ),
  );
