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
  tilt: 3,
  features: {
    pitch: -2,
    chin: -2,
    cheek: 3,
    jaw: 1,
    nose: -3,
    smile: 9,
    apart: 5,
    lips: 1.05,
    brow: 1,
    lid: 0.7,
    gaze: 0.45,
  },
  width: 1.02,
  body: 'leaning',
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
  view(
    'The terrace in Lajpat Nagar',
    light,
    terrace,
    chai(140, 651, 1),
    chai(250, 653, 1),
    pastries(462, 654, 0.62),
  ),
];
