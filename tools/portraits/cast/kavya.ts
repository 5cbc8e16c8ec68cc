import { cupInHand } from '../body/cup-in-hand.ts';
import type { Sitter } from '../companion.ts';
import { knit } from '../dress/knit.ts';
import { bob } from '../hair/bob.ts';
import { pot } from '../prop/craft.ts';
import { drums } from '../prop/desk.ts';
import { filterCoffee } from '../prop/drinks.ts';
import { type Scene, still } from '../scene/scene.ts';
import { studio } from '../setting/studio.ts';
import { terrace } from '../setting/terrace.ts';

const light = { sun: '#fff0c4', air: '#4a3d44' };

export const kavya: Sitter = {
  name: 'Kavya',
  skin: 'chestnut',
  lip: '#9c2f42',
  hairColour: '#171017',
  light,
  rim: { colour: '#fff4d6', from: 'right' },
  head: 'front',
  tilt: 5,
  features: {
    jaw: -5,
    chin: 8,
    cheek: -5,
    lips: 1.1,
    smile: 8,
    apart: 5,
    nose: 2,
    wings: 1,
    brow: 1,
    lid: 0.66,
    gaze: -0.5,
  },
  body: 'upright',
  hair: bob,
  dress: knit('#dd9a24'),
  holds: cupInHand('#dd9a24', '#e9e2d0'),
  frame: { x: -10, y: 16, scale: 1.15 },
  flip: true,
  setting: studio,
};

export const scenes: readonly Scene[] = [
  still(
    'Number thirty-two has arrived',
    light,
    studio,
    'linen',
    pot('#c4663e', '#4f8a5f')(220, 706, 1.3),
    filterCoffee(460, 720, 1),
  ),
  still(
    'Band practice, before the neighbours',
    { sun: '#ffd9a0', air: '#3a2450' },
    terrace,
    'dark',
    drums(250, 740, 1.25),
  ),
];
