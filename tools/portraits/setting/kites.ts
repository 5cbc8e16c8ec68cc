import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, boxes, chance, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const kite = (x: number, y: number, size: number, turn: number, one: string, two: string) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    `<path d="M0-50L40 0L0 56L-40 0z" fill="${one}"/><path d="M0-50L40 0L0 56z" fill="${two}"/><path d="M0 56l-12 18h24z" fill="${one}"/>`,
    line(points('0 -50, 0 56'), '#fff6e4', 2.5),
    line(points('-40 0, 0 -16, 40 0'), '#fff6e4', 2.5),
  );

/** Roofs of the old city. */
const roofs = (y: number, seed: number, colour: string) => {
  const next = chance(seed);
  const houses: string[] = [];
  const windows: [number, number, number, number][] = [];
  for (let x = -20; x < 660; ) {
    const [width, high] = [70 + next() * 70, next() * 90];
    const wall = mix(colour, '#f3d7b0', next() * 0.25);
    houses.push(
      box(x, y - high, width, 900, wall),
      box(x - 4, y - high - 8, width + 8, 10, mix(wall, '#fff0d4', 0.4)),
    );
    for (let wx = x + 14; wx < x + width - 20; wx += 32) windows.push([wx, y - high + 26, 15, 26]);
    x += width;
  }
  return houses.join('') + boxes(mix(colour, '#5a2440', 0.4), windows);
};

/** The roofs of Ahmedabad on a day of kites, printed cloth drying. */
export const kites: Setting = ({ air }) => ({
  back:
    sky('#7fb4cf', '#bcd8da', '#f4e6c2') +
    glow('noon', 130, 130, 280, '#fffbe2', 0.95) +
    group(CRISP, roofs(520, 5, '#d8a888'), roofs(610, 9, mix('#c07a5c', air, 0.1))) +
    line(points('-20 470, 160 560, 360 560, 660 440'), '#7a4a3a', 3) +
    [520, 590]
      .map((x, i) => {
        const y = 494 - i * 26;
        return (
          shape(
            [
              [x - 34, y + 6, 1],
              [x + 34, y - 18, 1],
              [x + 38, y + 130],
              [x + 34, y + 230, 1],
              [x - 30, y + 236, 1],
              [x - 36, y + 120],
            ],
            i ? '#efe2cc' : '#2d4d8f',
          ) +
          `<path d="${Array.from({ length: 12 }, (_, n) => `M${x - 20 + (n % 3) * 20} ${y + 24 + Math.floor(n / 3) * 46}l7 9-7 9-7-9z`).join('')}" fill="${i ? '#b0433a' : '#e6eefc'}"/>`
        );
      })
      .join('') +
    kite(110, 200, 1.05, -18, '#c2382f', '#e9a021') +
    kite(520, 130, 0.8, 16, '#7a2454', '#e58a4a') +
    kite(40, 60, 0.42, -8, '#2c5f8a', '#f3e6d2') +
    kite(600, 300, 0.34, 14, '#2f7a5a', '#f2c14e') +
    kite(40, 390, 0.36, 10, '#e9a021', '#7a2454') +
    line(points('112 280, 150 400, 120 520, 170 640'), '#fff6e4', 1.6) +
    line(points('516 182, 470 300, 500 420'), '#fff6e4', 1.4),
});
