import { mix } from '../draw/colour.ts';
import { box, boxes, glow } from '../draw/svg.ts';

/** Vada pav on a sheet of newspaper. */
export const bun = (x: number, y: number) =>
  `<path d="M${x - 22} ${y}q-3-25 22-26q25 1 22 26z" fill="#d9913f"/><path d="M${x - 18} ${y - 10}q4-13 18-13q-10 4-12 15z" fill="#fbd694"/><path d="M${x - 23} ${y - 9}q23 10 46 0l-1 9h-44z" fill="#7a4a20"/><path d="M${x - 22} ${y - 3}h44q0 8-5 8h-34q-5 0-5-8z" fill="#e7b56e"/>`;

/** The stall: a warm counter under an awning. */
export const stall =
  glow('stall', 812, 250, 250, '#ffc869', 0.75) +
  box(702, 150, 290, 350, '#5b2a34') +
  box(716, 196, 260, 140, '#f2b45e') +
  box(716, 262, 260, 7, '#8a4a2c') +
  ['#c23a1f', '#e9a021', '#6f8f4a', '#c98a4a', '#b04c40']
    .map(
      (c, i) =>
        box(728 + i * 46, 220, 32, 42, c, 'rx="7"') +
        box(732 + i * 46, 213, 24, 10, '#d9d4c8', 'rx="3"') +
        box(731 + i * 46, 224, 7, 34, mix(c, '#fff2d0', 0.5), 'rx="3"'),
    )
    .join('') +
  box(690, 336, 300, 22, '#d9a066') +
  box(690, 336, 300, 6, '#ffdc9c') +
  box(702, 358, 290, 142, '#7d3640') +
  boxes('#a04c4e', [
    [716, 374, 112, 106],
    [846, 374, 112, 106],
  ]) +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${676 + i * 52} 150h52v44q-26 20-52 0z" fill="${i % 2 ? '#f3e6d0' : '#c2382f'}"/>`,
  ).join('') +
  box(672, 140, 320, 12, '#7a2430') +
  '<path d="M796 326l26-34 6 4-20 40z" fill="#a9a49c"/><path d="M738 296q-18-2-16 14q2 14 20 14" fill="none" stroke="#8a8580" stroke-width="5"/>' +
  '<path d="M736 336q-4-38 14-48h40q18 10 14 48z" fill="#c9c3ba"/><path d="M742 336q-4-36 12-46h8q-10 16-8 46z" fill="#fffdf6"/><path d="M780 288h10q18 10 14 48h-18q6-30-6-48z" fill="#8f8982"/><path d="M748 288q22-16 44 0z" fill="#e6e0d6"/><circle cx="770" cy="278" r="5" fill="#5b2a34"/>' +
  [838, 876, 914].map((x) => bun(x, 332)).join('');
