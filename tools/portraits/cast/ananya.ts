import type { Sitter } from '../companion.ts';
import { saree } from '../dress/saree.ts';
import { lowKnot } from '../hair/low-knot.ts';
import { bindi, glasses, stud } from '../jewellery.ts';
import { books } from '../prop/desk.ts';
import { cup } from '../prop/drinks.ts';
import { type Scene, still } from '../scene/scene.ts';
import { bookshelves } from '../setting/bookshelves.ts';
import { rainyWindow } from '../setting/rainy-window.ts';

const light = { sun: '#ffd493', air: '#41264a' };

export const ananya: Sitter = {
  name: 'Ananya',
  skin: 'honey',
  lip: '#a8323f',
  hairColour: '#20121a',
  light,
  rim: { colour: '#ffd493', from: 'left' },
  head: 'quarter',
  tilt: 6,
  features: {
    pitch: -5,
    chin: -1,
    cheek: -1,
    jaw: -2,
    smile: 6,
    brow: -1,
    browSize: 0.9,
    nose: -1,
    lid: 0.48,
    gaze: -0.25,
  },
  width: 0.98,
  body: 'quarter',
  hair: lowKnot,
  dress: saree({ blouse: '#a3252f', drape: '#f3e6d2', border: '#b3262f' }),
  ornaments: { under: bindi(-42, -52, 7, '#a31f2c'), over: glasses('#3a1a22') + stud(78, 30) },
  frame: { x: 0, y: 6, scale: 1.13 },
  setting: bookshelves,
};

export const scenes: readonly Scene[] = [
  still(
    'Proofs and tea, after hours',
    light,
    bookshelves,
    'wood',
    books('#a8433a', '#3f5e6b', '#7a2454', '#c98a3a')(220, 680, 1.2),
    cup('#f3e6d2')(470, 724, 1.15),
  ),
  still(
    'College Street in the rain',
    light,
    rainyWindow,
    'dark',
    cup('#7a2454')(230, 700, 1.25),
    books('#d8c3a0', '#5a2e3a')(474, 716),
  ),
];
