import { points } from '../draw/path.ts';
import { leaf, shape } from '../draw/svg.ts';
import { quarterCap } from './caps.ts';
import type { Hair, HairTones } from './locks.ts';

/** A plait over the near shoulder; three quarters. */
export const plait = (h: HairTones): Hair => {
  const links = [];
  for (let i = 8; i >= 0; i--) {
    const x = 100 + Math.sin(i * 0.42) * 16 - i * 4;
    const y = 84 + i * 36;
    const w = 34 - i * 1.5;
    links.push(
      shape(
        [
          [x - w, y - 20],
          [x - 4, y - 30],
          [x + w, y - 18],
          [x + w * 0.8, y + 10],
          [x, y + 28],
          [x - w * 0.8, y + 8],
        ],
        i % 2 ? h.base : h.dark,
      ),
      leaf(
        [
          [x - w, y - 16],
          [x - 10, y - 4],
          [x, y + 26],
        ],
        h.light,
        7,
        'opacity=".6"',
      ),
      leaf(
        [
          [x + w, y - 14],
          [x + 10, y - 4],
          [x + 2, y + 26],
        ],
        h.dark,
        8,
      ),
    );
  }
  return {
    back: '',
    front: `${links.join('')}${quarterCap(h)}${leaf(points('60 -56, 68 -10, 60 34'), h.base, 5)}`,
    ear: true,
  };
};
