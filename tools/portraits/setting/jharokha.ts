import { curve, type Point, points } from '../draw/path.ts';
import { circle, glow, group, leaf, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const arch = (inset: number): Point[] => [
  [60 + inset, 820, 1],
  [60 + inset, 330, 1],
  [84 + inset, 290],
  [70 + inset, 262, 1],
  [112 + inset * 0.9, 232],
  [110 + inset * 0.8, 196, 1],
  [166 + inset * 0.7, 176],
  [176 + inset * 0.6, 138, 1],
  [240 + inset * 0.4, 122],
  [270 + inset * 0.3, 84, 1],
  [320, 40 + inset, 1],
  [370 - inset * 0.3, 84, 1],
  [400 - inset * 0.4, 122],
  [464 - inset * 0.6, 138, 1],
  [474 - inset * 0.7, 176],
  [530 - inset * 0.8, 196, 1],
  [528 - inset * 0.9, 232],
  [570 - inset, 262, 1],
  [556 - inset, 290],
  [580 - inset, 330, 1],
  [580 - inset, 820, 1],
];

const dome = (x: number, y: number, r: number, colour: string) =>
  `${shape(
    [
      [x - r, y, 1],
      [x - r * 1.05, y - r * 0.6],
      [x - r * 0.5, y - r * 1.25],
      [x, y - r * 1.75, 1],
      [x + r * 0.5, y - r * 1.25],
      [x + r * 1.05, y - r * 0.6],
      [x + r, y, 1],
    ],
    colour,
  )}<path d="M${x - r * 0.9} ${y}h${r * 1.8}v300h-${r * 1.8}z" fill="${colour}"/>`;

/** A balcony window of Jaipur in the evening. */
export const jharokha: Setting = () => ({
  back:
    sky('#e9795a', '#f2a56b', '#f7cf93') +
    glow('evening', 160, 420, 300, '#fff0bd', 0.9) +
    group(
      CRISP,
      dome(120, 560, 40, '#d4806b'),
      dome(210, 600, 24, '#c87264'),
      dome(500, 540, 50, '#c87264'),
      `<path d="M0 600h640v220H0z" fill="#b9615c"/>`,
      dome(70, 640, 26, '#a5515a'),
      dome(560, 660, 36, '#a5515a'),
    ) +
    leaf(points('150 260, 166 254, 174 262'), '#7a2f4e', 5) +
    leaf(points('174 262, 184 252, 200 256'), '#7a2f4e', 5) +
    `<path fill-rule="evenodd" d="M0 0h640v800H0z${curve(arch(0), true)}" fill="#a63f52"/>` +
    `<path fill-rule="evenodd" d="${curve(arch(0), true)}${curve(arch(22), true)}" fill="#d9775f"/>` +
    line(arch(22), '#ffdca0', 4) +
    points('40 60, 600 60, 96 130, 544 130, 170 60, 470 60')
      .map(
        ([x, y]) =>
          [0, 60, 120, 180, 240, 300]
            .map(
              (turn) =>
                `<path d="M${x} ${y}q-9-14 0-26q9 12 0 26z" fill="#e08a6a" transform="rotate(${turn} ${x} ${y})"/>`,
            )
            .join('') + circle(x, y, 5, '#ffdca0'),
      )
      .join('') +
    [230, 330, 430, 530, 630, 730]
      .map((y) =>
        [28, 612]
          .map(
            (x) =>
              `<path d="M${x} ${y - 34}l18 34-18 34-18-34z" fill="#8a2f4c"/><path d="M${x} ${y - 18}l9 18-9 18-9-18z" fill="#e08a6a"/>`,
          )
          .join(''),
      )
      .join(''),
});
