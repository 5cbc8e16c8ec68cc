import { points } from '../draw/path.ts';
import { box, boxes, chance, circle, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

const skyline = (y: number, seed: number, colour: string) => {
  const next = chance(seed);
  return boxes(
    colour,
    Array.from(
      { length: 22 },
      (_, i) => [i * 32 - 20, y - 30 - next() * 110, 22 + next() * 16, 300] as const,
    ),
  );
};

const strap = (x: number, y: number) =>
  line(
    [
      [x, -10],
      [x + 2, y - 30],
    ],
    '#4a2336',
    9,
  ) +
  `<path d="M${x} ${y - 34}l30 58h-60z" fill="none" stroke="#f1d9bd" stroke-width="9" stroke-linejoin="round"/>`;

/** The slow local train at sunset, the sea beside it. */
export const train: Setting = () => ({
  back:
    sky('#7a4a72', '#d9766a', '#f6ad6c', '#fbd28c') +
    glow('sunset', 104, 340, 320, '#fff0bd', 1) +
    circle(104, 330, 50, '#fff3cf') +
    group(CRISP, skyline(470, 7, '#b8607052')) +
    group(CRISP, skyline(486, 21, '#8f4a68')) +
    box(0, 470, 640, 200, '#9a5c78') +
    group(SOFT, shape(points('60 476, 150 476, 190 660, 20 660'), '#ffd08a', 'opacity=".85"')) +
    [490, 512, 540, 572, 600]
      .map((y, i) => box(60 - i * 4, y, 90 + i * 16, 4, '#fff0c8', 'rx="2" opacity=".8"'))
      .join('') +
    `<path fill-rule="evenodd" d="M0 0h640v800H0zM50 120q0-30 30-30h220q20 0 20 24v520H50zM350 114q0-24 20-24h220q30 0 30 30v514H350z" fill="#5a2f4c"/>` +
    `<path d="M50 120q0-30 30-30h220q20 0 20 24v520H50zM350 114q0-24 20-24h220q30 0 30 30v514H350z" fill="none" stroke="#c9879a" stroke-width="8"/>` +
    ([150, 200, 250] as const)
      .map((y) => box(50, y + 380, 270, 6, '#d9a0a0') + box(350, y + 380, 270, 6, '#b87a90'))
      .join('') +
    box(0, 650, 640, 160, '#43223e') +
    box(0, 644, 640, 10, '#a8647c'),
  front: strap(90, 96) + strap(556, 70),
});
