import type { Light, SKIN } from '../draw/colour.ts';

/** Somebody who looks into the distance, her back to us. */
export interface Onlooker {
  skin: keyof typeof SKIN;
  hairColour: string;
  light: Light;
  wears: string;
  hair: 'knot' | 'plait' | 'long' | 'short' | 'curls' | 'veil' | 'tail' | 'jasmine';
}
