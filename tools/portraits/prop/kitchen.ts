import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, group, shape } from '../draw/svg.ts';
import { croissant } from './croissant.ts';
import { type Prop, placed, steam } from './prop.ts';

/** Bowls heaped with spice. */
export const spices: Prop = (x, y, size = 1) =>
  [
    ['#c23a1f', -150],
    ['#e3a020', 0],
    ['#4f6b35', 150],
  ]
    .map(([colour, dx]) =>
      placed(
        x + Number(dx) * size,
        y,
        size,
        shape(points('-60 -58!, -36 -92, 0 -114, 36 -92, 60 -58!, 0 -48'), String(colour)),
        shape(points('-60 -58!, -36 -92, -4 -112, -18 -70'), mix(String(colour), '#ffe6a8', 0.3)),
        '<path d="M-74-62h148q-8 50-40 62h-68q-32-12-40-62z" fill="#b8793a"/><path d="M20-62h54q-8 50-40 62h-30q20-24 16-62z" fill="#7a4420"/><path d="M-74-62h148l-2 10h-144z" fill="#f0c070"/>',
      ),
    )
    .join('');

/** A plate of pastries. */
export const pastries: Prop = (x, y, size = 1) => {
  const roll = (dx: number, dy: number, turn: number) => croissant(dx, dy, 1.35, turn);
  return placed(
    x,
    y,
    size,
    '<ellipse cy="-4" rx="170" ry="24" fill="#cbb8ac"/><ellipse cy="-10" rx="170" ry="23" fill="#fbf3ea"/>',
    roll(-76, -32, -6),
    roll(74, -30, 8),
    roll(0, -26, 2),
    roll(-2, -74, -3),
  );
};

/** A steel flask and its cup. */
export const flask: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    box(-38, -220, 76, 220, '#c9552f', 'rx="16"') +
      box(-38, -220, 24, 220, '#ef8a58', 'rx="12"') +
      box(14, -220, 24, 220, '#8a3320', 'rx="12"'),
    box(-32, -262, 64, 50, '#d7d2d8', 'rx="10"') +
      box(10, -262, 22, 50, '#8d8792', 'rx="8"') +
      box(-38, -150, 76, 8, '#f6e6d2'),
    '<path d="M64-66h84l-8 66h-68z" fill="#c6c1ca"/><path d="M64-66h24l2 66h-18z" fill="#fffdfd"/><ellipse cx="106" cy="-66" rx="42" ry="9" fill="#7a3f20"/>',
    group('transform="translate(106 0)"', steam(-74)),
  );
