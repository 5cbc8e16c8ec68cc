import { box, circle, glow, group, leaf, leafPath, line, points, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const croissant = (x: number, y: number, size: number, turn = 0) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    shape(points('-50 14!, -40 -12, -14 -28, 16 -28, 42 -10, 50 16!, 26 6, 0 2, -26 6'), '#c97f35'),
    shape(points('-44 2, -14 -26, 16 -26, 30 -18, 0 -14, -30 0'), '#eab567', 'opacity=".9"'),
    `<path d="${[-24, -6, 14, 30]
      .map((dx) =>
        leafPath(
          [
            [dx, -24],
            [dx + 3, -10],
            [dx - 4, 6],
          ],
          5,
        ),
      )
      .join('')}" fill="#8a4a20"/>`,
  );

const loaf = (x: number, y: number, w: number) =>
  shape(
    [
      [x - w, y, 1],
      [x - w, y - 26],
      [x - w * 0.5, y - 42],
      [x + w * 0.5, y - 42],
      [x + w, y - 26],
      [x + w, y, 1],
    ],
    '#b06a30',
  ) +
  [-0.5, 0, 0.5]
    .map((at) =>
      leaf(
        [
          [x + w * at - 8, y - 38],
          [x + w * at + 2, y - 28],
          [x + w * at + 10, y - 12],
        ],
        '#f0c98c',
        8,
      ),
    )
    .join('');

const pendant = (x: number, y: number, id: string) =>
  glow(id, x, y + 20, 150, '#ffd68a', 0.9) +
  line(
    [
      [x, -10],
      [x, y - 30],
    ],
    '#2c1420',
    4,
  ) +
  shape(
    [
      [x - 44, y + 6, 1],
      [x - 34, y - 22],
      [x - 8, y - 40],
      [x + 8, y - 40],
      [x + 34, y - 22],
      [x + 44, y + 6, 1],
    ],
    '#7a2454',
  ) +
  shape(
    [
      [x - 44, y + 6, 1],
      [x - 34, y - 22],
      [x - 8, y - 40],
      [x - 16, y + 6, 1],
    ],
    '#b04c80',
    'opacity=".8"',
  ) +
  circle(x, y + 10, 13, '#fff3cf');

/** A bakery's counter before the day. */
export const bakery: Setting = () => ({
  back:
    sky('#52233f', '#7d3a44', '#a85c46') +
    box(0, 90, 250, 250, '#2c2450') +
    points('30 300, 70 250, 110 310, 150 210, 200 280, 230 160, 60 150, 180 130')
      .map(([x, y], i) =>
        circle(
          x,
          y,
          9 + (i % 3) * 5,
          i % 2 ? '#f7c35f' : '#e58a6a',
          'opacity=".55" filter="url(#soft)"',
        ),
      )
      .join('') +
    box(-10, 84, 268, 12, '#d8a878') +
    box(246, 84, 12, 262, '#d8a878') +
    box(118, 84, 10, 262, '#d8a878') +
    box(-10, 336, 268, 14, '#d8a878') +
    group(
      CRISP,
      ...[250, 400, 550].map(
        (y) => box(400, y, 260, 14, '#d09a68') + box(400, y + 14, 260, 7, '#5e2a34'),
      ),
      croissant(450, 236, 0.66),
      croissant(530, 236, 0.66),
      croissant(606, 236, 0.66),
      loaf(452, 400, 40),
      loaf(560, 400, 48),
      croissant(460, 534, 0.7),
      croissant(550, 534, 0.7),
      croissant(626, 534, 0.7),
    ) +
    box(0, 600, 640, 220, '#6b2f38') +
    box(0, 592, 640, 14, '#e0b080') +
    pendant(110, 120, 'p1') +
    pendant(540, 96, 'p2') +
    pendant(330, 60, 'p3'),
  front:
    box(-10, 762, 660, 50, '#4a1c30') +
    box(-10, 754, 660, 10, '#e8b98a') +
    `<ellipse cx="96" cy="740" rx="104" ry="13" fill="#f3e6d6"/>` +
    box(84, 742, 24, 22, '#d9c4b0') +
    croissant(60, 728, 0.8, -6) +
    croissant(130, 730, 0.8, 8) +
    croissant(96, 700, 0.8, 2),
});
