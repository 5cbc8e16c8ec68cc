import { points } from '../draw/path.ts';
import { box, boxes, circle, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

/** The sea before six in the morning, boats drawn up. */
export const beach: Setting = () => ({
  back:
    sky('#7f86b4', '#e2a3a0', '#fbd7a0', '#f3e2c0') +
    glow('dawn', 420, 400, 320, '#fff3c8', 1) +
    circle(420, 396, 40, '#fffbe6') +
    group(
      SOFT,
      shape(
        points('-40 200, 200 150, 420 190, 700 140, 700 190, 400 230, -40 240'),
        '#b98aa4',
        'opacity=".6"',
      ),
    ) +
    box(0, 430, 640, 220, '#7f9fb4') +
    boxes(
      '#fbe3b4',
      Array.from(
        { length: 26 },
        (_, i) => [((i * 97) % 560) + 20, 440 + i * 7, 40 + ((i * 31) % 90), 3] as const,
      ),
    ) +
    shape(
      points('-40 610, 140 590, 320 622, 520 596, 700 616, 700 840!, -40 840!'),
      '#fff6e4',
      CRISP,
    ) +
    shape(points('-40 628, 140 606, 320 640, 520 612, 700 632, 700 840!, -40 840!'), '#d9b48c') +
    shape(points('60 690!, 90 730, 230 738, 330 690!, 300 660!, 280 700, 110 702'), '#2f5d7a') +
    shape(points('60 690!, 110 702, 280 700, 300 660!, 312 664, 290 716, 110 716'), '#c2553a') +
    line(points('190 702, 184 560'), '#5a3a30', 6) +
    line(points('184 566, 270 690'), '#5a3a30', 2),
});
