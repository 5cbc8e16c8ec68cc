import type { Sitter } from '../companion.ts';
import { cooksCoat } from '../dress/cooks-coat.ts';
import { waves } from '../hair/waves.ts';
import { chai } from '../prop/drinks.ts';
import { pastries } from '../prop/kitchen.ts';
import { type Scene, still, view } from '../scene/scene.ts';
import { bakery } from '../setting/bakery.ts';
import { terrace } from '../setting/terrace.ts';

const light = { sun: '#ffcf93', air: '#4a2346' };

export const riya: Sitter = {
  name: 'Riya',
  skin: 'wheat',
  lip: '#c23a44',
  hairColour: '#4a2418',
  light,
  rim: { colour: '#ffd08a', from: 'right' },
  head: 'quarter',
  tilt: -7,
  features: { jaw: 3, chin: -2, smile: 11, lips: 1.1, look: 'closed', nose: -3, brow: 1 },
  width: 1.02,
  body: 'quarter',
  hair: waves,
  dress: cooksCoat('#f4ead9', '#d98a1c'),
  frame: { x: 4, y: 14, scale: 1.13 },
  setting: bakery,
};

export const scenes: readonly Scene[] = [
  still(
    'First tray of the day',
    light,
    bakery,
    'stone',
    pastries(300, 716, 1.3),
    chai(556, 690, 0.7),
  ),
  view('The terrace in Lajpat Nagar', light, terrace),
];
