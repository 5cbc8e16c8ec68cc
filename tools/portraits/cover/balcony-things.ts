import { leafPath, points } from '../draw/path.ts';
import { box, boxes, line, shape } from '../draw/svg.ts';

/** A blind of bamboo, half rolled up. */
export const blind =
  box(0, 0, 960, 62, '#d8b074') +
  `<path d="${[10, 20, 30, 40, 50].map((y) => `M0 ${y}h960v2h-960z`).join('')}" fill="#a97c44" opacity=".7"/>` +
  boxes('#8f6236', [
    [210, 0, 5, 62],
    [480, 0, 5, 62],
    [750, 0, 5, 62],
  ]) +
  box(0, 58, 960, 22, '#b98a50', 'rx="11"') +
  box(0, 60, 960, 6, '#efd09a', 'rx="3"') +
  line(points('700 76, 704 130, 698 186'), '#8f6236', 3) +
  shape(points('692 184!, 706 184!, 710 208, 698 214, 688 208'), '#c9552f');

/** A plant in a hanging pot; `long` is what trails from it. */
export const hanging = (x: number, long: number) => {
  const strands = [-34, -18, 0, 16, 32].map((dx, at) => {
    const length = long * (0.62 + 0.38 * Math.abs(Math.sin(at * 2.1 + 1)));
    return Array.from({ length: Math.floor(length / 15) }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      const y = 178 + i * 15;
      return leafPath(
        [
          [x + dx, y],
          [x + dx + side * 10, y + 7],
          [x + dx + side * 13, y + 20],
        ],
        11,
      );
    }).join('');
  });
  return (
    `<path d="M${x} 70l-38 100M${x} 70l38 100" stroke="#8f6236" stroke-width="2.5"/>` +
    strands
      .map((d, i) => `<path d="${d}" fill="${['#3f7d58', '#6aa766', '#8fbd70'][i % 3]}"/>`)
      .join('') +
    `<path d="M${x - 46} 164h92q-4 44-30 52h-32q-26-8-30-52z" fill="#e8dcc6"/><path d="M${x + 12} 164h34q-4 44-30 52h-14q14-20 10-52z" fill="#bfae98"/>` +
    `<path d="${[-30, -12, 8, 28]
      .map((dx) =>
        leafPath(
          [
            [x + dx, 172],
            [x + dx * 1.4, 150],
            [x + dx * 1.7, 132],
          ],
          14,
        ),
      )
      .join('')}" fill="#5b9a60"/>`
  );
};

/** The iron railing, from wall to wall. */
export const railing =
  boxes(
    '#35605c',
    Array.from({ length: 25 }, (_, i) => [i * 40 + 4, 318, 6, 126] as const),
  ) +
  `<path d="${Array.from({ length: 25 }, (_, i) => `M${i * 40 - 13} 372q20-34 40 0q-20 34-40 0z`).join('')}" fill="none" stroke="#35605c" stroke-width="4"/>` +
  box(0, 308, 960, 14, '#2b524f', 'rx="4"') +
  box(0, 308, 960, 5, '#9cc4a8') +
  box(0, 436, 960, 10, '#2b524f');
