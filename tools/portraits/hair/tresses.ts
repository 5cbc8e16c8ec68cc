import { mix } from '../draw/colour.ts';
import { leafPath, lockPath, type Point } from '../draw/path.ts';
import type { HairTones } from './locks.ts';

/** A point of a guide between two, with a little sway of its own. */
const between = (one: Point, other: Point, share: number, sway: number): Point => [
  one[0] + (other[0] - one[0]) * share + sway,
  one[1] + (other[1] - one[1]) * share,
];

/**
 * Loose hair that ends where each lock does: locks from one guide to another, the first one lowest. The
 * guides have as many points as each other.
 * @param width of a lock
 */
export function tresses(
  h: HairTones,
  [from, to]: readonly [readonly Point[], readonly Point[]],
  count: number,
  width: number,
): string {
  const tones = [h.base, mix(h.base, h.dark, 0.8), mix(h.base, h.light, 0.28)];
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0;
    const spine = from.map((point, at) =>
      between(point, to[at] as Point, share, Math.sin(i * 2.3 + at * 0.9) * 4),
    );
    const [x, y] = spine.at(-1) as Point;
    spine[spine.length - 1] = [x, y - Math.abs(Math.sin(i * 1.9)) * 26];
    const shine = spine.map(([px, py], at): Point => [px - width * 0.18, py + at]);
    return (
      `<path d="${lockPath(spine, width)}" fill="${tones[i % 3]}"/>` +
      `<path d="${leafPath(shine.slice(0, -1), width * 0.24)}" fill="${h.light}" opacity="${i % 2 ? 0.3 : 0.6}"/>`
    );
  }).join('');
}
