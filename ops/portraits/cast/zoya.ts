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
  head: 'side',
  tilt: 4,
  features: { nose: -2, lips: 1.15, look: 'closed', smile: 6, chin: -3 },
  width: 0.99,
  body: 'side',
  hair: headphones,
  dress: kurta('#dfe8e4', '#ffffff', '#ffffff'),
  frame: { x: 36, y: 8, scale: 1.12 },
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
