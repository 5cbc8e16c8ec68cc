import type { Sitter } from '../companion.ts';
import { kurta } from '../dress/kurta.ts';
import { plait } from '../hair/plait.ts';
import { bindi, jhumka } from '../jewellery.ts';
import { blocks } from '../prop/blocks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { kites } from '../setting/kites.ts';

const light = { sun: '#fff0c8', air: '#34466e' };
const me = { skin: 'cinnamon', hairColour: '#20141a', light } as const;

export const nisha: Sitter = {
  name: 'Nisha',
  ...me,
  rim: { colour: '#fff3d2', from: 'right' },
  head: 'quarter',
  tilt: -5,
  features: {
    cheek: 3,
    chin: 1,
    smile: 10,
    apart: 6,
    lips: 1.05,
    wings: 2,
    browSize: 1.1,
    brow: -1,
    lid: 0.68,
    gaze: -0.5,
  },
  width: 1.04,
  body: 'quarter',
  hair: plait,
  dress: kurta('#23407e', '#f0e3cf', '#cfdcf2'),
  ornaments: { under: bindi(-42, -52, 5, '#23306e'), over: jhumka(80, 28, 'silver', 1.05) },
  frame: { x: 0, y: 8, scale: 1.12 },
  flip: true,
  setting: kites,
};

export const scenes: readonly Scene[] = [
  still('New blocks, old indigo', light, kites, 'indigo', blocks(330, 720, 1.3)),
  away('On the roof in January', kites, { ...me, wears: '#23407e', hair: 'plait' }, 330, 0.64),
];
