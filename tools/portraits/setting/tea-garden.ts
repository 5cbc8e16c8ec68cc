import { mix } from '../draw/colour.ts';
import { curve, points } from '../draw/path.ts';
import { glow, gradient, group, leaf, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

const tree = (x: number, y: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    line(points('0 0, 3 -70, -2 -120'), mix(colour, '#3a2430', 0.4), 6),
    shape(points('-70 -120, -40 -160, 10 -176, 60 -150, 74 -116, 0 -108'), colour),
  );

/** Rows of bushes that follow the hill. */
const rows = (y: number, colour: string, step: number) => {
  const run = (lift: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const at = y + i * step - lift;
      return curve([
        [-40, at + 40],
        [120, at - 10],
        [300, at + 6],
        [480, at + 44],
        [690, at + 20],
      ]);
    }).join('');
  const strokes = (d: string, tone: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"/>`;
  return (
    strokes(run(0), mix(colour, '#16352c', 0.18), step * 0.74) +
    strokes(run(step * 0.26), mix(colour, '#f4f0b4', 0.36), step * 0.2)
  );
};

/** A tea garden by the river, mist over it. */
export const teaGarden: Setting = ({ air }) => ({
  back:
    sky('#e9c58a', '#f8e2b4', '#e2e2bc') +
    glow('mist-sun', 150, 170, 240, '#fffbe0', 1) +
    shape(
      points('-40 330, 110 250, 240 310, 380 230, 520 290, 690 240, 690 500!, -40 500!'),
      '#cdbf9c',
      SOFT,
    ) +
    shape(
      points('-40 380, 140 340, 330 390, 520 330, 690 370, 690 560!, -40 560!'),
      '#9fb08c',
      CRISP,
    ) +
    shape(points('-40 452, 200 440, 420 460, 690 436, 690 490, 400 500, -40 496'), '#f6ecd0') +
    group(
      CRISP,
      tree(70, 540, 1, '#7d9c7c'),
      tree(560, 520, 0.85, '#86a484'),
      tree(170, 520, 0.6, '#93ad90'),
    ) +
    rows(540, '#4f8f52', 40) +
    gradient('mist', ['#f8e6be00', '#f8e6becc', '#f8e6be00']) +
    `<path d="M0 400h640v200H0z" fill="url(#mist)"/>` +
    points('430 150, 470 130, 520 168')
      .map(
        ([x, y]) =>
          leaf(
            [
              [x - 16, y - 6],
              [x - 6, y - 8],
              [x, y],
            ],
            mix('#4a5a58', air, 0.3),
            4,
          ) +
          leaf(
            [
              [x, y],
              [x + 8, y - 10],
              [x + 18, y - 8],
            ],
            mix('#4a5a58', air, 0.3),
            4,
          ),
      )
      .join(''),
  front: group(
    CRISP,
    ...Array.from({ length: 16 }, (_, i) => {
      const x = i < 9 ? i * 22 - 20 : 500 + (i - 9) * 24;
      const y = 812 - ((i * 29) % 40);
      return leaf(
        [
          [x, y + 20],
          [x + (i % 2 ? 16 : -10), y - 20],
          [x + (i % 2 ? 8 : 4), y - 58],
        ],
        i % 3 ? '#3f7048' : '#79a55a',
        26,
      );
    }),
  ),
});
