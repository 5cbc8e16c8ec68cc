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

const FROM_FAR_TO_NEAR = ['#e6ac98', '#b98f9e', '#6f8097', '#3c6670'];

/** The Sahyadris at dawn, mist between the ridges. */
export const ridges: Setting = ({ sun, air }) => ({
  back:
    sky('#7f9cc8', '#f0b99a', '#fbd9a4', '#f2c4a0') +
    glow('dawn', 520, 330, 330, '#fff1c4', 0.95) +
    RIDGES.map((ridge, i) => {
      const top = mix(FROM_FAR_TO_NEAR[i] as string, air, 0.08);
      const id = `ridge${i}`;
      return (
        gradient(id, [top, mix(top, sun, 0.36)]) +
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
  front: Array.from({ length: 26 }, (_, i) => {
    const x = i < 15 ? 440 + i * 14 : (i - 15) * 13 - 10;
    const high = 40 + ((i * 37) % 60);
    const lean = ((i * 29) % 34) - 12;
    return leaf(
      [
        [x, 830],
        [x + lean * 0.2, 800 - high * 0.4],
        [x + lean * 0.6, 800 - high * 0.8],
        [x + lean * 1.3, 800 - high * 1.25],
      ],
      ['#1f4644', '#2f5f57', '#4f7d68'][i % 3] as string,
      8,
    );
  }).join(''),
});
