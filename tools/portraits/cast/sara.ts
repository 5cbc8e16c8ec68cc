import type { Sitter } from '../companion.ts';
import { blazer } from '../dress/blazer.ts';
import { pixie } from '../hair/pixie.ts';
import { chain, hoop } from '../jewellery.ts';
import { spices } from '../prop/kitchen.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { harbour } from '../setting/harbour.ts';

const light = { sun: '#ffe0b0', air: '#274654' };
const me = { skin: 'chestnut', hairColour: '#1c1014', light } as const;

export const sara: Sitter = {
  name: 'Sara',
  lip: '#a3243a',
  ...me,
  rim: { colour: '#cfe9e6', from: 'right' },
  head: 'quarter',
  tilt: -2,
  features: {
    pitch: 6,
    jaw: 4,
    chin: 2,
    cheek: -3,
    nose: 2,
    wings: 2,
    smile: 5,
    brow: 4,
    browSize: 1.1,
    lips: 1.15,
    lid: 0.74,
    gaze: 0.3,
  },
  width: 0.99,
  body: 'upright',
  hair: pixie,
  dress: blazer('#a8283a', '#241a24'),
  ornaments: { over: hoop(84, 28, 24) },
  necklace: (body) => chain(body, 46, 'gold', '#e9a021'),
  frame: { x: -6, y: 10, scale: 1.18 },
  setting: harbour,
};

export const scenes: readonly Scene[] = [
  still('What came in from the hills', light, harbour, 'wood', spices(320, 716, 1.05)),
  away('Watching it come in', harbour, { ...me, wears: '#a8283a', hair: 'short' }, 360, 0.64),
];
