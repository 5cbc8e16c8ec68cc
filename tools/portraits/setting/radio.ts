import { points } from '../draw/path.ts';
import { box, circle, glow, group, leaf, line, pattern, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const minaret = (x: number, y: number, high: number, colour: string) =>
  box(x - 7, y - high, 14, high + 200, colour) +
  box(x - 12, y - high * 0.7, 24, 7, colour) +
  shape(
    [
      [x - 12, y - high, 1],
      [x - 13, y - high - 14],
      [x, y - high - 40, 1],
      [x + 13, y - high - 14],
      [x + 12, y - high, 1],
    ],
    colour,
  );

/** A studio after midnight: the moon over Lucknow, a microphone, a red lamp. */
export const radio: Setting = () => ({
  back:
    sky('#2c2150', '#3d2c66', '#241a40') +
    pattern(
      'panel',
      112,
      96,
      '<path d="M0 0h54v92h-54z" fill="#43326b"/><path d="M0 0l54 92h-54z" fill="#2b1f4c" opacity=".7"/><path d="M56 0h54v92h-54z" fill="#3a2a5e"/><path d="M56 0l54 92h-54z" fill="#2b1f4c" opacity=".7"/>',
    ) +
    box(340, -10, 310, 660, 'url(#panel)') +
    box(34, 90, 290, 400, '#1a2150') +
    glow('moon', 120, 190, 180, '#d9d2ff', 0.7) +
    '<path d="M112 148a44 44 0 1 0 52 62a38 38 0 0 1-52-62z" fill="#fff3d6"/>' +
    group(
      CRISP,
      minaret(90, 470, 120, '#2c2a60'),
      minaret(270, 470, 150, '#2c2a60'),
      shape(points('110 490!, 112 420, 150 376, 180 350!, 210 376, 248 420, 250 490!'), '#34306b'),
      box(34, 446, 290, 44, '#2a2758'),
    ) +
    points('70 130, 200 130, 250 200, 290 120, 220 280, 60 300')
      .map(([x, y], i) => circle(x, y, i % 2 ? 2 : 3, '#fff3d6'))
      .join('') +
    `<path d="M34 90h290v400H34z" fill="none" stroke="#6a549a" stroke-width="12"/>` +
    box(174, 90, 8, 400, '#6a549a') +
    glow('signal', 520, 110, 180, '#ff6a4a', 0.8) +
    box(470, 84, 104, 46, '#ff7a55', 'rx="12"') +
    box(482, 96, 80, 8, '#ffd9b8', 'rx="4"') +
    box(0, 640, 640, 180, '#1d1436'),
  front:
    line(points('-20 640, 60 560, 118 470'), '#171026', 12) +
    line(points('-24 632, 56 554'), '#7a68a8', 3) +
    group(
      'transform="translate(140 432) rotate(24)"',
      box(-30, -62, 60, 112, '#2a2038', 'rx="30"'),
      box(-30, -62, 60, 66, '#55477a', 'rx="30"'),
      ...[-48, -36, -24, -12].map((y) => box(-24, y, 48, 3, '#2a2038')),
      leaf(points('-20 -50, -26 -20, -20 30'), '#ff9f6b', 7, 'opacity=".9"'),
      box(-34, 2, 68, 7, '#e08a5a'),
    ),
});
