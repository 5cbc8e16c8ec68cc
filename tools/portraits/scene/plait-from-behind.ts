import { leaf } from '../draw/svg.ts';
import { type HairTones, mass } from '../hair/locks.ts';

/** A plait down her back. */
export function plaitFromBehind(h: HairTones): string {
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
  return links.join('');
}
