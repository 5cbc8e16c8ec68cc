import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, boxes, chance, glow, group, shape } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

const SPINES = [
  '#7a2454',
  '#a8433a',
  '#c98a3a',
  '#3f5e6b',
  '#d8c3a0',
  '#5a2e3a',
  '#6f7f5a',
  '#8c5a3c',
];

type Box = [number, number, number, number];

const shelf = (y: number, next: () => number, air: string) => {
  const books = SPINES.map((): Box[] => []);
  const bands: Box[] = [];
  for (let x = -10; x < 650; ) {
    const width = 16 + next() * 24;
    const high = 92 + next() * 52;
    books[Math.floor(next() * SPINES.length)]?.push([x, y - high, width, high]);
    bands.push([x, y - high + 16, width, 4], [x, y - 30, width, 3]);
    x += width + (next() > 0.8 ? 30 : 2);
  }
  return (
    books.map((all, i) => boxes(mix(SPINES[i] ?? '', air, 0.34), all)).join('') +
    group('opacity=".3"', boxes('#f3d9a0', bands)) +
    box(-10, y, 660, 15, mix('#6b3f2a', air, 0.35)) +
    box(-10, y, 660, 4, mix('#b8794a', air, 0.2))
  );
};

/** An old publisher's office by lamplight. */
export const bookshelves: Setting = ({ air }) => {
  const next = chance(11);
  return {
    back:
      sky('#4a2a34', '#5d3436', '#3b2230') +
      group(CRISP, ...[150, 330, 510, 690].map((y) => shelf(y, next, air))) +
      glow('lamp', 70, 330, 380, '#ffc970', 0.75) +
      shape(points('-30 330!, 20 246, 120 246, 164 330!'), '#2f6b55') +
      shape(points('-30 330!, 20 246, 50 246, 20 330!'), '#4f9478', 'opacity=".7"') +
      box(-20, 328, 186, 10, '#ffe9b0') +
      box(60, 338, 10, 470, '#b98a3c'),
  };
};
