import { mix } from '../draw/colour.ts';
import { box } from '../draw/svg.ts';
import { type Prop, placed } from './prop.ts';

const PRINT = (at: number, y: number) => `M${at} ${y}l11-9 11 9-11 9z`;

/** Carved blocks on the cloth that they are printing. */
export const blocks: Prop = (x, y, size = 1) => {
  const block = (dx: number, dy: number, wood: string) =>
    placed(
      x + dx * size,
      y + dy * size,
      size,
      '<ellipse cx="12" cy="-2" rx="92" ry="15" fill="#0f1a3c" opacity=".55" filter="url(#crisp)"/>',
      box(-70, -46, 140, 44, wood, 'rx="5"') +
        box(-70, -46, 140, 10, mix(wood, '#ffd9a0', 0.35), 'rx="5"') +
        box(-68, -12, 136, 11, '#16295c', 'rx="3"') +
        box(-24, -116, 48, 74, mix(wood, '#ffd9a0', 0.2), 'rx="20"'),
      box(4, -112, 16, 68, mix(wood, '#3a1426', 0.3), 'rx="8"'),
      `<path d="${[-52, -26, 0, 26, 52].map((at) => `M${at}-34l8 8-8 8-8-8z`).join('')}" fill="#f0d9b8" opacity=".75"/>`,
    );
  const row = (from: number, dy: number) =>
    Array.from({ length: 12 }, (_, i) => PRINT(x + from * size + i * 52 * size, y + dy)).join('');
  return (
    `<path d="${row(-330, -104)}${row(-304, -70)}${row(-330, -30)}${row(-304, 14)}${row(-330, 58)}" fill="#dfe6f6" opacity=".5"/>` +
    block(82, -40, '#8a4f2c') +
    block(-96, 18, '#a8683a')
  );
};
