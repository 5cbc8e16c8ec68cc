import { group, leaf } from '../draw/svg.ts';

/** A thing on a table: `x` is its middle, `y` where it stands. */
export type Prop = (x: number, y: number, size?: number) => string;

export const shadow =
  '<ellipse cx="14" cy="2" rx="74" ry="12" fill="#2a0f1e" opacity=".32" filter="url(#soft)"/>';

export const placed = (x: number, y: number, size: number, ...parts: string[]) =>
  group(`transform="translate(${x} ${y}) scale(${size})"`, shadow, ...parts);

/** Steam that rises from 0,0. */
export const steam = (y: number) =>
  group(
    'opacity=".55" filter="url(#crisp)"',
    leaf(
      [
        [-10, y],
        [-24, y - 40],
        [-4, y - 80],
        [-20, y - 130],
      ],
      '#fff6e6',
      12,
    ),
    leaf(
      [
        [12, y],
        [26, y - 36],
        [8, y - 70],
        [20, y - 104],
      ],
      '#fff6e6',
      9,
    ),
  );
