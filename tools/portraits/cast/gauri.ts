import type { Sitter } from '../companion.ts';
import { angarkha } from '../dress/angarkha.ts';
import { topKnot } from '../hair/top-knot.ts';
import { beads, jhumka, tikka } from '../jewellery.ts';
import { jewels } from '../prop/craft.ts';
import { chai } from '../prop/drinks.ts';
import { away, type Scene, still } from '../scene/scene.ts';
import { jharokha } from '../setting/jharokha.ts';

const light = { sun: '#ffc98f', air: '#4d2150' };
const me = { skin: 'wheat', hairColour: '#1b1017', light } as const;

export const gauri: Sitter = {
  name: 'Gauri',
  lip: '#a3213f',
  ...me,
  rim: { colour: '#ffdca8', from: 'left' },
  head: 'side',
  tilt: 0,
  features: { nose: 2, ridge: 3, chin: 0, cheek: 3, brow: 2, lips: 1.05, smile: 5, lid: 0.55 },
  width: 0.97,
  body: 'side',
  hair: topKnot,
  dress: angarkha('#0f6f6c', '#e0aa3e', '#e9c46a'),
  ornaments: { over: jhumka(33, 32, 'gold', 1.15) + tikka([-8, -128], [-70, -92], '#b3173f') },
  necklace: (body) => beads(body, '#d79a2f', '#ffe9b0'),
  frame: { x: -4, y: 10, scale: 1.12 },
  face: { x: 22, y: -14, scale: 1.14 },
  setting: jharokha,
};

export const scenes: readonly Scene[] = [
  still(
    'On the bench today',
    light,
    jharokha,
    'wood',
    jewels(270, 710, 1.35),
    chai(540, 724, 0.75),
  ),
  away('Evening over the old city', jharokha, { ...me, wears: '#0f6f6c', hair: 'knot' }, 330, 0.7),
];
