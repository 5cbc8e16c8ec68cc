import type { Sitter } from '../companion.ts';
import { kurta } from '../dress/kurta.ts';
import { dupatta } from '../hair/dupatta.ts';
import { photograph } from '../prop/desk.ts';
import { chai } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { museum } from '../setting/museum.ts';

const light = { sun: '#ffe3bd', air: '#4b3152' };
const me = { skin: 'honey', hairColour: '#2a1c22', light } as const;

export const noor: Sitter = {
  name: 'Noor',
  lip: '#9a3450',
  ...me,
  rim: { colour: '#fff0d8', from: 'left' },
  head: 'front',
  tilt: 4,
  features: {
    jaw: -6,
    chin: 5,
    cheek: -3,
    nose: 3,
    smile: 3,
    brow: 1,
    lips: 0.95,
    lid: 0.6,
    gaze: -0.6,
  },
  width: 0.97,
  body: 'quarter',
  hair: dupatta,
  dress: kurta('#6d2347', '#d9a13b', '#b7668c'),
  frame: { x: 0, y: 8, scale: 1.08 },
  setting: museum,
};

export const scenes: readonly Scene[] = [
  still(
    'Irani chai, and somebody’s wedding',
    light,
    museum,
    'wood',
    photograph(220, 700, 1.2),
    chai(450, 716, 1),
  ),
  away('The hall after closing', museum, { ...me, wears: '#8d3160', hair: 'veil' }, 320, 0.62),
];
