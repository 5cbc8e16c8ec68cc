import { points } from '../draw/path.ts';
import { group, shape } from '../draw/svg.ts';

const ROLL = points('-50 14!, -40 -12, -14 -28, 16 -28, 42 -10, 50 16!, 26 6, 0 2, -26 6');
const SHINE = points('-44 2, -14 -26, 16 -26, 30 -18, 0 -14, -30 0');

/** A croissant around a point; `turn` in degrees. */
export const croissant = (x: number, y: number, size: number, turn = 0): string =>
  group(
    `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})"`,
    shape(ROLL, '#c97f35'),
    shape(SHINE, '#eeb96a'),
    '<path d="M-24-23q7 14-4 29M-5-26q7 15-4 31M15-26q7 14-4 30M31-20q5 11-4 23" fill="none" stroke="#8a4a20" stroke-width="3.6" stroke-linecap="round"/>',
  );
