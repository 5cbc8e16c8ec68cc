import { points } from '../draw/path.ts';
import { box, boxes, circle, glow, group, shape } from '../draw/svg.ts';
import { CRISP } from '../setting/setting.ts';

/** A local that pulls out behind the rain. */
export const local = group(
  CRISP,
  box(-20, 158, 1000, 176, '#e2dccb'),
  box(-20, 158, 1000, 16, '#8fa6a4'),
  box(-20, 272, 1000, 26, '#7a2454') + box(-20, 304, 1000, 8, '#7a2454'),
  boxes(
    '#ffe2a0',
    Array.from(
      { length: 13 },
      (_, i) => [i * 82 - 34, 196, i % 4 === 2 ? 44 : 60, i % 4 === 2 ? 128 : 54] as const,
    ),
  ),
  boxes(
    '#c98f4e',
    Array.from(
      { length: 13 },
      (_, i) => [i * 82 - 34 + (i % 4 === 2 ? 20 : 28), 196, 4, i % 4 === 2 ? 128 : 54] as const,
    ),
  ),
  box(-20, 330, 1000, 30, '#20323c'),
);

/** The fan that does not turn. */
export const fan =
  box(397, 40, 6, 62, '#20343c') +
  shape(points('392 104!, 300 90, 236 98, 232 112, 300 116'), '#2f4a50') +
  shape(points('408 104!, 500 92, 566 102, 568 114, 500 118'), '#3d5b60') +
  shape(points('394 110!, 372 128, 352 150, 374 156, 404 116'), '#24393f') +
  circle(400, 107, 17, '#5d7c7d') +
  circle(396, 103, 8, '#a9c2b8');

/** A lamp that hangs from the roof. */
export const lamp = (x: number, id: string) =>
  glow(id, x, 92, 170, '#ffdc8c', 0.8) +
  box(x - 2, 40, 4, 34, '#20343c') +
  shape(
    [
      [x - 34, 90, 1],
      [x - 26, 74],
      [x, 66],
      [x + 26, 74],
      [x + 34, 90, 1],
    ],
    '#27545a',
  ) +
  `<ellipse cx="${x}" cy="91" rx="24" ry="6" fill="#fff6d8"/>`;

/** A bench of iron and wood. */
export const bench =
  '<ellipse cx="400" cy="494" rx="230" ry="13" fill="#0f222c" opacity=".5" filter="url(#crisp)"/>' +
  [214, 574]
    .map(
      (x) =>
        `<path d="M${x} 330h14v92h-14zM${x - 14} 418h40v12h-40zM${x - 12} 428h12l-8 64h-12zM${x + 14} 428h12l8 64h-12z" fill="#173039"/><path d="M${x} 330h5v92h-5z" fill="#5d8384"/>`,
    )
    .join('') +
  [336, 362, 388]
    .map(
      (y) => box(200, y, 402, 18, '#a8562f', 'rx="4"') + box(200, y, 402, 5, '#e79a5c', 'rx="2"'),
    )
    .join('') +
  box(186, 412, 430, 14, '#c06a38', 'rx="4"') +
  box(186, 412, 430, 5, '#f2b070', 'rx="2"') +
  box(186, 424, 430, 8, '#6e3424', 'rx="3"');
