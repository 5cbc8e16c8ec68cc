import type { Sitter } from '../companion.ts';
import { kurta } from '../dress/kurta.ts';
import { headphones } from '../hair/headphones.ts';
import { studioThings } from '../prop/desk.ts';
import { chai } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { radio } from '../setting/radio.ts';
import { terrace } from '../setting/terrace.ts';

const light = { sun: '#ffc7a0', air: '#2b2558' };
const me = { skin: 'honey', hairColour: '#1a1019', light } as const;

export const zoya: Sitter = {
  name: 'Zoya',
  lip: '#a62d4e',
  ...me,
  rim: { colour: '#ff9f6b', from: 'left' },
  head: 'front',
  tilt: 6,
  features: { pitch: -3, jaw: -4, chin: 3, lips: 1.05, smile: 9, lid: 0, brow: 0, browSize: 0.9 },
  width: 0.99,
  body: 'quarter',
  hair: headphones,
  dress: kurta('#dfe8e4', '#ffffff', '#ffffff'),
  frame: { x: 0, y: 10, scale: 1.1 },
  flip: true,
  setting: radio,
};

export const scenes: readonly Scene[] = [
  still(
    'Ten minutes to air',
    light,
    radio,
    'dark',
    studioThings(210, 726, 1.1),
    chai(540, 740, 0.8),
  ),
  away(
    'The terrace, pretending to write',
    terrace,
    { ...me, wears: '#dfe8e4', hair: 'long', light: { sun: '#ffd0a8', air: '#2b2558' } },
    300,
    0.6,
  ),
];
