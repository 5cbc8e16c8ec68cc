import { mix } from '../draw/colour.ts';
import { type Point, points } from '../draw/path.ts';
import { glow, gradient, leaf, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const RIDGES: readonly (readonly Point[])[] = [
  points(`
  -40 420, 60 350, 110 340!, 150 380, 260 400, 330 330, 352 322!, 430 330!, 470 380,
  560 360, 690 400`),
  points(`
  -40 480, 40 470, 130 420!, 190 440, 270 500, 400 490, 500 420, 540 396!, 600 430,
  690 420`),
  points('-40 560, 70 540, 160 590, 300 600, 420 560, 520 570, 600 510, 690 500'),
  points('-40 660, 120 690, 300 680, 470 650, 690 600'),
];

/** The Sahyadris at dawn, mist between the ridges. */
export const ridges: Setting = ({ sun, air }) => ({
  back:
    sky('#8fa9c4', '#f1c9a4', '#f7dcb4', '#e0c4b0') +
    glow('dawn', 520, 330, 330, '#fff1c4', 0.95) +
    RIDGES.map((ridge, i) => {
      const top = mix(mix('#3e6a63', air, 0.3), '#f3cda8', 0.62 - i * 0.17);
      const id = `ridge${i}`;
      return (
        gradient(id, [top, mix(top, sun, 0.42)]) +
        shape([...ridge, [690, 820, 1], [-40, 820, 1]], `url(#${id})`, i < 2 ? CRISP : '')
      );
    }).join('') +
    points('120 220, 160 200, 206 232')
      .map(
        ([x, y]) =>
          leaf(
            [
              [x - 16, y - 6],
              [x - 6, y - 8],
              [x, y],
            ],
            '#5a5468',
            4,
          ) +
          leaf(
            [
              [x, y],
              [x + 8, y - 10],
              [x + 18, y - 8],
            ],
            '#5a5468',
            4,
          ),
      )
      .join(''),
  front: Array.from({ length: 20 }, (_, i) => {
    const x = i < 12 ? 480 + i * 15 : (i - 12) * 14;
    const high = 50 + ((i * 37) % 70);
    return leaf(
      [
        [x, 815],
        [x + 6, 800 - high * 0.6],
        [x + 22 - (i % 3) * 20, 800 - high],
      ],
      i % 2 ? '#2c4a44' : '#42655a',
      9,
    );
  }).join(''),
});
