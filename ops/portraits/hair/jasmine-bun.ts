import { circle } from '../draw/svg.ts';
import { sideCap } from './caps.ts';
import { knot } from './knot.ts';
import type { Hair, HairTones } from './locks.ts';

/** Flowers in a half ring around a bun. */
const gajra = (x: number, y: number, r: number) => {
  const flowers = [];
  for (let i = 0; i < 13; i++) {
    const angle = -2.5 + i * 0.33;
    const [fx, fy] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    flowers.push(
      circle(fx, fy, 9.5, i % 2 ? '#fff8ec' : '#f1e3cf'),
      circle(fx - 2, fy - 2, 3.5, '#fffdf6'),
    );
    if (i % 4 === 1) flowers.push(circle(fx * 1.02, fy + 7, 4, '#e9a021'));
  }
  return flowers.join('');
};

/** A low bun with jasmine; from the side. */
export const jasmineBun = (h: HairTones): Hair => ({
  back: knot('bun', h, 128, 48, 46) + gajra(126, 46, 50),
  front: sideCap(h),
  ear: true,
});
