import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, boxes, chance, circle, glow, gradient, group, leaf, line } from '../draw/svg.ts';
import { pot } from '../prop/craft.ts';
import { chai } from '../prop/drinks.ts';
import { CRISP, SOFT } from '../setting/setting.ts';
import { blind, hanging, railing } from './balcony-things.ts';
import { chair, stool } from './cane-chair.ts';
import { type Cover, wash } from './cover.ts';

const light = { sun: '#fff4cc', air: '#7a5a3c' };

const houses = (y: number, seed: number, colour: string) => {
  const next = chance(seed);
  const walls = Array.from(
    { length: 16 },
    (_, i) => [i * 66 - 30, y - 20 - next() * 76, 44 + next() * 26, 260] as const,
  );
  return (
    boxes(colour, walls) +
    boxes(
      mix(colour, '#fff6dc', 0.5),
      walls.map(([x, top, w]) => [x - 2, top - 5, w + 4, 6] as const),
    ) +
    boxes(
      mix(colour, '#5a7a78', 0.3),
      walls.flatMap(([x, top]) =>
        [0, 1, 2].map((i) => [x + 10 + (i % 2) * 18, top + 18 + i * 24, 9, 13] as const),
      ),
    )
  );
};

const crowns = (y: number, seed: number, colour: string) => {
  const next = chance(seed);
  return Array.from({ length: 18 }, (_, i) =>
    circle(i * 58 - 10, y + next() * 24, 34 + next() * 24, mix(colour, '#eaf0b4', next() * 0.22)),
  ).join('');
};

/** The first ten minutes of the morning, on a balcony. */
export const balcony: Cover = {
  title: 'A balcony in the first light',
  light,
  parts:
    wash('#a8dad8', '#dcecd0', '#fff0c0', '#ffd699') +
    glow('sun', 420, 180, 320, '#fffbe0', 1) +
    circle(424, 168, 34, '#fffef4') +
    group(SOFT, houses(266, 12, '#ecd2a8')) +
    group(CRISP, houses(318, 13, '#e0b48e'), crowns(330, 3, '#8fb878'), crowns(386, 9, '#558a64')) +
    line(points('-20 236, 200 262, 420 252, 980 200'), '#7a8a84', 2) +
    points('430 252, 446 251, 520 242')
      .map(([x, y]) =>
        leaf(
          [
            [x - 6, y],
            [x, y - 10],
            [x + 8, y - 4],
          ],
          '#5a6a68',
          9,
        ),
      )
      .join('') +
    gradient('tiles', ['#e2c49a', '#c99a72']) +
    railing +
    box(0, 444, 960, 100, 'url(#tiles)') +
    `<path d="M0 476h960v2h-960zM0 512h960v3h-960z${Array.from({ length: 12 }, (_, i) => `M${i * 96 - 40} 444l${(i - 5.5) * 14} 96h3l${-(i - 5.5) * 14}-96z`).join('')}" fill="#a87852" opacity=".5"/>` +
    group(SOFT, '<path d="M200 446h240l150 96h-330z" fill="#fff6d0" opacity=".6"/>') +
    blind +
    hanging(120, 150) +
    pot('#c4663e', '#3f8a5a')(84, 514, 1.12) +
    pot('#d9a54a', '#5f9a52')(222, 524, 0.72) +
    pot('#3f6f86', '#4f8f5f')(872, 520, 1.06) +
    chair +
    stool +
    chai(420, 430, 0.42),
};
