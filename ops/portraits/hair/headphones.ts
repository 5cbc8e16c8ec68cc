import { box, circle, line, points } from '../draw/svg.ts';
import { sideCap } from './caps.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';

/** Long and sleek under headphones; from the side. */
export const headphones = (h: HairTones): Hair => ({
  back: mass(
    'fall',
    h,
    points('20 -150, 120 -120, 140 0, 144 120, 176 240, 170 380, 90 400, 60 300, 40 160, 50 40'),
    locks(
      h,
      [
        points('110 -120, 146 0, 150 140, 180 300, 170 390'),
        points('50 20, 60 120, 70 220, 80 320, 96 400'),
      ],
      10,
      10,
    ),
  ),
  front:
    sideCap(h) +
    mass(
      'fall-front',
      h,
      points(`
  40 10, 90 -20, 126 40, 132 140, 112 240, 120 340, 70 420, 36 330, 52 220, 30 120,
  22 60`),
      locks(
        h,
        [
          points('100 -10, 134 80, 126 180, 112 260, 96 400'),
          points('34 30, 32 110, 52 200, 40 300, 64 410'),
        ],
        8,
        10,
      ),
    ) +
    line(points('34 -10, 34 -80, 44 -156'), '#2c2338', 15) +
    line(points('30 -14, 30 -80, 39 -150'), '#8d7fb0', 4) +
    box(10, -28, 52, 74, '#2c2338', 'rx="24"') +
    box(4, -22, 30, 62, '#e08a5a', 'rx="15"') +
    circle(19, 8, 9, '#ffd0a0', 'opacity=".7"'),
  ear: false,
});
