import type { Sitter } from '../companion.ts';
import { saree } from '../dress/saree.ts';
import { long, orchids } from '../hair/long.ts';
import { chain, stud } from '../jewellery.ts';
import { tasting } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { teaGarden } from '../setting/tea-garden.ts';

const light = { sun: '#ffe2a8', air: '#5b4a56' };
const me = { skin: 'wheat', hairColour: '#1a1118', light } as const;

export const maitreyi: Sitter = {
  name: 'Maitreyi',
  lip: '#b4485a',
  ...me,
  rim: { colour: '#fffbe6', from: 'left' },
  head: 'quarter',
  tilt: -3,
  features: {
    pitch: 4,
    jaw: -2,
    cheek: 1,
    lips: 1,
    smile: 7,
    nose: -3,
    ridge: -2,
    browSize: 0.95,
    lid: 0.74,
    gaze: -0.7,
  },
  width: 1.03,
  body: 'quarter',
  hair: long,
  ornaments: { over: orchids(92, -66) + stud(80, 32) },
  dress: saree({ blouse: '#2f5d4a', drape: '#f0e2c0', border: '#b0302e', motif: '#b0302e' }),
  necklace: (body) => chain(body, 34, 'gold', '#b0302e'),
  frame: { x: 0, y: 8, scale: 1.1 },
  setting: teaGarden,
};

export const scenes: readonly Scene[] = [
  still('Two hundred cups, first four', light, teaGarden, 'linen', tasting(320, 716, 1.15)),
  away('Between two showers', teaGarden, { ...me, wears: '#2f5d4a', hair: 'long' }, 380),
];
