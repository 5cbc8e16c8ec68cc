import { points } from '../draw/path.ts';
import { box, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const lamp = (x: number, y: number, size: number, id: string) =>
  glow(id, x, y - 26 * size, 120 * size, '#ffcf75', 0.85) +
  line(
    [
      [x, -10],
      [x, y - 74 * size],
    ],
    '#9a6a2c',
    3,
  ) +
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    shape(points('-8 -74, 8 -74, 12 -52, 0 -44, -12 -52'), '#c98f36'),
    line(points('-10 -52, -34 0'), '#c98f36', 3) + line(points('10 -52, 34 0'), '#c98f36', 3),
    shape(points('-44 -4!, -30 16, 0 24, 30 16, 44 -4!, 0 4'), '#d9a13f'),
    shape(points('-44 -4!, -30 16, -6 22, -20 0'), '#ffe09a', 'opacity=".7"'),
    shape(points('0 -44!, 11 -20, 0 -4, -11 -20'), '#fff2c4'),
    shape(points('0 -30!, 5 -16, 0 -6, -5 -16'), '#ffb545'),
  );

const pillar = (x: number, w: number, light: string, dark: string) =>
  box(x, 0, w, 820, dark) +
  box(x, 0, w * 0.34, 820, light) +
  [90, 110, 560, 580].map((y) => box(x - 12, y, w + 24, 12, light)).join('') +
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${x + w / 2} ${180 + i * 90}l${w * 0.32} 36-${w * 0.32} 36-${w * 0.32}-36z" fill="${light}" opacity=".6"/>`,
    )
    .join('');

/** Pillars and brass lamps after dusk, a violin at hand. */
export const lamps: Setting = () => ({
  back:
    sky('#3a1226', '#5e2030', '#8a3a34', '#4a1830') +
    glow('hall', 220, 380, 360, '#f2994a', 0.75) +
    group(
      CRISP,
      shape(
        points('150 820!, 150 300!, 200 210, 290 180!, 380 210, 430 300!, 430 820!'),
        '#e09a4e',
        'opacity=".55"',
      ),
      shape(
        points('200 820!, 200 340!, 240 270, 290 246!, 340 270, 380 340!, 380 820!'),
        '#f8c777',
        'opacity=".6"',
      ),
    ) +
    pillar(34, 74, '#8f4238', '#58202f') +
    pillar(520, 96, '#7d3637', '#471a2b') +
    lamp(150, 210, 1.15, 'lamp1') +
    lamp(470, 170, 0.85, 'lamp2') +
    lamp(250, 110, 0.55, 'lamp3'),
  front: group(
    'transform="translate(110 650) rotate(-17)"',
    box(-9, -120, 18, 300, '#3a1a18'),
    shape(points('-16 -128!, -20 -170, -8 -204, 14 -208, 24 -192, 12 -178, 14 -128!'), '#8a4a28'),
    shape(points('4 -196, 14 -196, 14 -184, 4 -182'), '#4a2014'),
    ...points('-22 -150, 18 -160, -22 -172').map(([x, y]) =>
      box(x ?? 0, y ?? 0, 16, 7, '#2c1210', 'rx="3"'),
    ),
    ...([-5, 0, 5] as const).map((x) =>
      line(
        [
          [x, -126],
          [x * 1.4, 180],
        ],
        '#f3d9a0',
        1.4,
      ),
    ),
    shape(points('-60 200, -70 120, -30 80, 30 80, 70 120, 60 200'), '#a55a2c'),
    shape(points('-60 200, -70 120, -30 80, -10 80, -40 130, -36 200'), '#d98a48', 'opacity=".8"'),
    box(-9, 60, 18, 100, '#3a1a18'),
  ),
});
