import type { Tones } from '../draw/colour.ts';

/** What makes a face hers, in pixels of a head that is 250 high. */
export interface Features {
  /** Wider jaw. */
  jaw: number;
  /** Longer chin. */
  chin: number;
  /** Higher arch of the brow. */
  brow: number;
  /** Fullness of the lips, 1 is usual. */
  lips: number;
  /** How far the corners of the mouth go up. */
  smile: number;
  /** Longer nose. */
  nose: number;
  /** Where she looks: lids closed, at something below, or into the distance. */
  look: 'closed' | 'down' | 'away';
}

/** Draws a face around 0,0: the crown at -130, the chin at 120, looking to the left. */
export type Head = (tones: Tones, features: Features) => string;
