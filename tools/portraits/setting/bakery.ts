import { points } from '../draw/path.ts';
import { box, circle, glow, group, shape } from '../draw/svg.ts';
import { croissant } from '../prop/croissant.ts';
import { CRISP, type Setting, sky } from './setting.ts';

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
  `<path d="${[-0.5, 0, 0.5].map((at) => `M${x + w * at - 6} ${y - 36}q12 6 14 22`).join('')}" fill="none" stroke="#f0c98c" stroke-width="7" stroke-linecap="round"/>`;

const pendant = (x: number, y: number, id: string) =>
  glow(id, x, y + 20, 150, '#ffd68a', 0.9) +
  group(
    `transform="translate(${x} ${y})"`,
    box(-2, -150, 4, 120, '#2c1420'),
    shape(points('-44 6!, -34 -22, -8 -40, 8 -40, 34 -22, 44 6!'), '#7a2454'),
    shape(points('-44 6!, -34 -22, -8 -40, -16 6!'), '#b04c80', 'opacity=".8"'),
    circle(0, 10, 13, '#fff3cf'),
  );

/** Three croissants far off on a shelf. */
const rolls = (y: number) =>
  [460, 540, 614]
    .map(
      (x) =>
        `<path d="M${x - 34} ${y + 12}q0-30 34-32q34 2 34 32q-16-9-34-9t-34 9z" fill="#c97f35"/><path d="M${x - 26} ${y - 2}q26-28 48-8q-26-6-48 8z" fill="#eab567"/>`,
    )
    .join('');

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
      rolls(236),
      loaf(452, 400, 40),
      loaf(560, 400, 48),
      rolls(534),
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
