import type { Sitter } from '../companion.ts';
import { shirtBack } from '../dress/shirt-back.ts';
import { curls } from '../hair/curls.ts';
import { film } from '../prop/desk.ts';
import { chai } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { rainyWindow } from '../setting/rainy-window.ts';
import { train } from '../setting/train.ts';

const light = { sun: '#ffbd7d', air: '#452a52' };
const me = { skin: 'almond', hairColour: '#3a2018', light } as const;

export const tara: Sitter = {
  name: 'Tara',
  ...me,
  rim: { colour: '#ffc27f', from: 'left' },
  head: 'side',
  tilt: 2,
  features: { nose: -2, chin: 2, smile: 5, browSize: 1.1, lid: 0.62, lips: 1.1, cheek: 2 },
  width: 1,
  body: 'back',
  hair: curls,
  dress: shirtBack('#f1e6d8'),
  frame: { x: -20, y: 16, scale: 1.1 },
  setting: train,
};

export const scenes: readonly Scene[] = [
  away('The slow local, on purpose', train, { ...me, wears: '#f1e6d8', hair: 'curls' }, 400, 0.66),
  still(
    'Cutting room, two in the morning',
    { sun: '#ffcf9a', air: '#2b2248' },
    rainyWindow,
    'dark',
    film(210, 720, 1.25),
    chai(530, 716, 0.9),
  ),
];
