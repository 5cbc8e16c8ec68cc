import type { Sitter } from '../companion.ts';
import { saree } from '../dress/saree.ts';
import { jasmineBun } from '../hair/jasmine-bun.ts';
import { bindi, chain, jhumka, stud } from '../jewellery.ts';
import { jasmine } from '../prop/craft.ts';
import { filterCoffee } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { beach } from '../setting/beach.ts';
import { lamps } from '../setting/lamps.ts';

const light = { sun: '#ffc27a', air: '#3a1c3c' };
const me = { skin: 'umber', hairColour: '#140c12', light } as const;

export const meera: Sitter = {
  name: 'Meera',
  lip: '#8c2b3c',
  ...me,
  rim: { colour: '#ffcf8a', from: 'left' },
  head: 'side',
  tilt: 9,
  features: { lips: 1.2, nose: -1, wings: 3, apart: 3, smile: 3, lid: 0, brow: 1 },
  width: 1,
  body: 'side',
  hair: jasmineBun,
  dress: saree({ blouse: '#7a2454', drape: '#145a4a', border: '#e0a637' }),
  ornaments: { over: jhumka(33, 32) + bindi(-86, -56, 6, '#c21f35') + stud(-92, 44, '#ffe9b8') },
  necklace: (body) => chain(body, 30, 'gold'),
  frame: { x: 24, y: 8, scale: 1.12 },
  face: { x: 24, y: 0, scale: 1.1 },
  setting: lamps,
};

export const scenes: readonly Scene[] = [
  still(
    'Coffee, then scales',
    light,
    lamps,
    'dark',
    filterCoffee(230, 706, 1.25),
    jasmine(420, 728, 1),
  ),
  away(
    'The beach before six',
    beach,
    { ...me, wears: '#7a2454', hair: 'jasmine', light: { sun: '#ffe0ae', air: '#3f3560' } },
    250,
    0.58,
  ),
];
