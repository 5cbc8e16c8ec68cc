import type { Sitter } from '../companion.ts';
import { rainJacket } from '../dress/rain-jacket.ts';
import { ponytail } from '../hair/ponytail.ts';
import { stud } from '../jewellery.ts';
import { chai } from '../prop/drinks.ts';
import { flask } from '../prop/kitchen.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { ridges } from '../setting/ridges.ts';

const light = { sun: '#ffd9a8', air: '#3b4668' };
const me = { skin: 'almond', hairColour: '#22151a', light } as const;

export const aditi: Sitter = {
  name: 'Aditi',
  ...me,
  rim: { colour: '#fff0cf', from: 'left' },
  head: 'side',
  tilt: -5,
  features: {
    nose: -3,
    ridge: -2,
    chin: 0,
    jaw: 2,
    smile: 7,
    browSize: 1.15,
    lid: 0.8,
    lips: 0.95,
  },
  width: 1.02,
  body: 'side',
  hair: ponytail,
  dress: rainJacket('#d8572f', '#3d4a5c'),
  ornaments: { over: stud(34, 34) },
  frame: { x: -18, y: 6, scale: 1.1 },
  face: { x: -34, y: 8, scale: 1.12 },
  flip: true,
  setting: ridges,
};

export const scenes: readonly Scene[] = [
  away('The first ridge at sunrise', ridges, { ...me, wears: '#d8572f', hair: 'tail' }, 250),
  still(
    'Tea from the flask, halfway up',
    light,
    ridges,
    'stone',
    flask(250, 700, 1.15),
    chai(470, 716, 0.8),
  ),
];
