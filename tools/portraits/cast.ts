import * as aditi from './cast/aditi.ts';
import * as ananya from './cast/ananya.ts';
import * as gauri from './cast/gauri.ts';
import * as kavya from './cast/kavya.ts';
import * as maitreyi from './cast/maitreyi.ts';
import * as meera from './cast/meera.ts';
import * as nisha from './cast/nisha.ts';
import * as noor from './cast/noor.ts';
import * as riya from './cast/riya.ts';
import * as sara from './cast/sara.ts';
import * as tara from './cast/tara.ts';
import * as zoya from './cast/zoya.ts';
import type { Sitter } from './companion.ts';
import type { Scene } from './scene/scene.ts';

/** Everybody who has a portrait, by the name of her file. */
export const CAST: Record<string, { sitter: Sitter; scenes: readonly Scene[] }> = {
  aditi: { sitter: aditi.aditi, scenes: aditi.scenes },
  ananya: { sitter: ananya.ananya, scenes: ananya.scenes },
  gauri: { sitter: gauri.gauri, scenes: gauri.scenes },
  kavya: { sitter: kavya.kavya, scenes: kavya.scenes },
  maitreyi: { sitter: maitreyi.maitreyi, scenes: maitreyi.scenes },
  meera: { sitter: meera.meera, scenes: meera.scenes },
  nisha: { sitter: nisha.nisha, scenes: nisha.scenes },
  noor: { sitter: noor.noor, scenes: noor.scenes },
  riya: { sitter: riya.riya, scenes: riya.scenes },
  sara: { sitter: sara.sara, scenes: sara.scenes },
  tara: { sitter: tara.tara, scenes: tara.scenes },
  zoya: { sitter: zoya.zoya, scenes: zoya.scenes },
};
