import { points } from '../draw/path.ts';
import { box, boxes, glow, gradient, line, shape } from '../draw/svg.ts';
import { type Cover, wash } from './cover.ts';
import { cityWindow, clock, shelf } from './kitchen-wall.ts';
import { glass, handi, laptop, plate } from './supper.ts';

const light = { sun: '#ffd08a', air: '#191638' };

const lamp =
  '<path d="M480 138l-250 290h500z" fill="#ffd58c" opacity=".2" filter="url(#soft)"/>' +
  glow('lamp', 480, 160, 240, '#ffcb74', 0.8) +
  box(478, -10, 4, 80, '#0f0c28') +
  shape(points('404 146!, 414 106, 452 72, 508 72, 546 106, 556 146!'), '#a8332f') +
  shape(points('404 146!, 414 106, 452 72, 468 72, 446 146!'), '#e2704e') +
  '<ellipse cx="480" cy="146" rx="76" ry="9" fill="#fff2c8"/>';

/** The back of a chair beyond the table. */
const chair = (x: number) =>
  boxes('#5d3454', [
    [x - 62, 304, 13, 100],
    [x + 49, 304, 13, 100],
    [x - 62, 356, 124, 11],
    [x - 62, 382, 124, 11],
  ]) +
  shape(
    [
      [x - 68, 306],
      [x - 54, 292],
      [x, 286],
      [x + 54, 292],
      [x + 68, 306],
      [x + 54, 326],
      [x, 322],
      [x - 54, 326],
    ],
    '#7a4660',
  ) +
  line(
    [
      [x - 58, 299],
      [x, 291],
      [x + 58, 299],
    ],
    '#e2936c',
    3,
    'opacity=".8"',
  );

/** Two plates under a lamp, the laptop shut at last. */
export const lateDinner: Cover = {
  title: 'Dinner at twenty past nine, the laptop shut',
  light,
  parts:
    wash('#241f52', '#33295f', '#3d2a5a') +
    shelf +
    clock +
    cityWindow +
    lamp +
    chair(308) +
    chair(652) +
    gradient('table', ['#c9814e', '#8a4a44', '#4a2748']) +
    box(0, 398, 960, 150, 'url(#table)') +
    box(0, 396, 960, 6, '#f2b878') +
    glow('pool', 480, 440, 340, '#ffd890', 0.5) +
    plate(308) +
    plate(652, -1) +
    handi +
    glass(190) +
    laptop,
};
