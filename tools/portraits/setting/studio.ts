import { mix } from '../draw/colour.ts';
import { leafPath, points } from '../draw/path.ts';
import { box, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

/** A broad leaf with a rib; grows from its stalk. */
const blade = (x: number, y: number, turn: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    shape(points('0 0!, -34 -30, -40 -84, 0 -140!, 40 -84, 34 -30'), colour),
    shape(points('0 0!, 34 -30, 40 -84, 0 -140!'), mix(colour, '#12352c', 0.35)),
    line(points('0 20, 0 -60, 0 -130'), mix(colour, '#f2f0b0', 0.4), 3),
  );

const vine = (x: number, length: number) => {
  const leaves = ['', ''];
  for (let i = 0; i < length / 26 - 1; i++) {
    const [side, y] = [i % 2 ? 1 : -1, 20 + i * 26];
    leaves[i % 2] += leafPath(
      [
        [x + 4, y],
        [x + 3 + side * 17, y + 14],
        [x + 2 + side * 22, y + 34],
      ],
      17,
    );
  }
  return (
    line(
      [
        [x, 0],
        [x + 8, length * 0.5],
        [x - 4, length],
      ],
      '#3f6b4a',
      3,
    ) + leaves.map((d, i) => `<path d="${d}" fill="${i ? '#5b8f5a' : '#86b06a'}"/>`).join('')
  );
};

/** A room full of plants in the morning. */
export const studio: Setting = () => ({
  back:
    sky('#cfdcc4', '#e6e4c8', '#b9c7ac') +
    box(60, 40, 520, 560, '#fdf6da') +
    group(
      SOFT,
      shape(
        points('60 420, 150 360, 260 410, 380 350, 500 400, 580 360, 590 610!, 50 610!'),
        '#a9c59a',
      ),
      shape(points('50 520, 200 470, 360 510, 590 460, 590 610!, 50 610!'), '#7fa983'),
    ) +
    glow('morning', 460, 190, 260, '#fffbe6', 1) +
    box(52, 32, 14, 580, '#f6efe0') +
    box(574, 32, 14, 580, '#f6efe0') +
    box(314, 32, 12, 580, '#f6efe0') +
    box(52, 260, 536, 12, '#f6efe0') +
    box(36, 604, 568, 24, '#d8c3a2') +
    box(0, 628, 640, 180, '#8fa58b') +
    group(
      CRISP,
      blade(560, 640, 12, 1.5, '#4f8a5f'),
      blade(600, 660, 44, 1.4, '#3d7554'),
      blade(520, 650, -18, 1.2, '#6ba06a'),
      blade(60, 640, -16, 1.3, '#447d58'),
      blade(30, 660, -46, 1.2, '#2f664b'),
    ) +
    vine(110, 220) +
    vine(150, 130) +
    vine(520, 170) +
    vine(556, 250),
  front: group(
    SOFT,
    blade(20, 830, 24, 1.5, '#1f4d3c'),
    blade(-20, 800, 58, 1.3, '#2b5f47'),
    blade(650, 840, -30, 1.3, '#1f4d3c'),
  ),
});
