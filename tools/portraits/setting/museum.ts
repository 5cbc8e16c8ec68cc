import { mix } from '../draw/colour.ts';
import { type Point, points } from '../draw/path.ts';
import { box, glow, group, pattern, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

const arch = (x: number, y: number, w: number, top: number): Point[] => [
  [x - w, 820, 1],
  [x - w, y, 1],
  [x - w * 0.86, y - top * 0.5],
  [x - w * 0.4, y - top * 0.86],
  [x, y - top * 1.25, 1],
  [x + w * 0.4, y - top * 0.86],
  [x + w * 0.86, y - top * 0.5],
  [x + w, y, 1],
  [x + w, 820, 1],
];

/** A stone lattice, light behind it. */
const lattice = (
  id: string,
  x: number,
  y: number,
  columns: number,
  lines: number,
  colour: string,
) =>
  pattern(id, 34, 34, `<path d="M17 2l5 10 10 5-10 5-5 10-5-10-10-5 10-5z" fill="${colour}"/>`) +
  group(
    `transform="translate(${x - 17} ${y - 17})"`,
    box(0, 0, columns * 34, lines * 34, `url(#${id})`),
  );

/** A hall of arches in the Deccan, the afternoon coming through a lattice. */
export const museum: Setting = ({ air }) => ({
  back:
    sky('#c9a68e', '#dcbfa0', '#a98478') +
    group(
      CRISP,
      shape(arch(310, 330, 200, 210), mix('#e9cfae', air, 0.05)),
      shape(arch(300, 370, 140, 150), '#f2dfbf'),
      shape(arch(296, 400, 92, 100), '#fbf0d6'),
    ) +
    box(30, 120, 96, 290, '#fff3d0', 'rx="40"') +
    lattice('jaali', 44, 150, 3, 8, '#b98d74') +
    `<rect x="30" y="120" width="96" height="290" rx="40" fill="none" stroke="#a97a66" stroke-width="12"/>` +
    glow('pane', 80, 260, 260, '#fff1c8', 0.75) +
    group(
      SOFT,
      shape(points('126 180, 420 420, 520 700, 300 760, 120 400'), '#fff0cc', 'opacity=".4"'),
    ) +
    box(500, 0, 150, 820, mix('#9c7268', air, 0.3)) +
    box(500, 0, 22, 820, mix('#c79a82', air, 0.1)) +
    box(530, 600, 110, 220, mix('#7a5658', air, 0.3)) +
    box(520, 590, 130, 16, '#d9b898') +
    shape(
      points(`
  560 590!, 540 540, 536 500, 566 470, 570 440, 560 424, 604 424, 594 440, 598 470,
  626 500, 622 540, 604 590!`),
      '#35618a',
    ) +
    shape(
      points(`
  560 590!, 540 540, 536 500, 566 470, 570 440, 560 424, 574 424, 580 470, 560 510,
  566 560, 574 590!`),
      '#7fa6c4',
      'opacity=".8"',
    ) +
    lattice('glaze', 560, 514, 2, 2, '#e9d9b8'),
});
