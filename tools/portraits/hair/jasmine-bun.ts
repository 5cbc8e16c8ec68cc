import { circle } from '../draw/svg.ts';
import { sideCap } from './caps.ts';
import { knot } from './knot.ts';
import type { Hair, HairTones } from './locks.ts';
import { petals } from './petals.ts';

/** Flowers in a half ring around a bun. */
const gajra = (x: number, y: number, r: number) =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = -2.5 + i * 0.285;
    const out = r + (i % 2 ? 6 : -3);
    const [fx, fy] = [Math.round(x + Math.cos(angle) * out), Math.round(y + Math.sin(angle) * out)];
    return `<path d="${petals(fx, fy, i % 2 ? 11 : 12)}" fill="${i % 2 ? '#fffaf0' : '#f1e3cf'}"/>${circle(fx, fy, 2.6, i % 5 ? '#e6cf9c' : '#e9a021')}`;
  }).join('');

/** A low bun with jasmine; from the side. */
export const jasmineBun = (h: HairTones): Hair => ({
  back: knot('bun', h, 128, 48, 46) + gajra(126, 46, 50),
  front: sideCap(h),
  ear: true,
});
