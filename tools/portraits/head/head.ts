import type { Tones } from '../draw/colour.ts';

/** What makes a face hers, in pixels of a head that is 250 high where nothing else is said. */
export interface Features {
  /** Wider jaw. */
  jaw: number;
  /** Longer chin. */
  chin: number;
  /** Fuller cheek; below 0 the bone shows. */
  cheek: number;
  /** Higher arch of the brow. */
  brow: number;
  /** Thickness of the brow. */
  browSize: number;
  /** Fullness of the lips, 1 is usual. */
  lips: number;
  /** How far the corners of the mouth go up. */
  smile: number;
  /** How far the lips are apart; from 5 on teeth show. */
  apart: number;
  /** Longer nose. */
  nose: number;
  /** A bump on the ridge of the nose; below 0 it is hollow and the tip turns up. */
  ridge: number;
  /** Broader wings of the nose. */
  wings: number;
  /** How far she raises her face: eyes, nose and mouth go up. */
  pitch: number;
  /** How far the upper lid is raised: 0 closed, 0.4 lowered, 0.75 at ease, 1 wide open. */
  lid: number;
  /** Where she looks: -1 to the side that she faces, 1 to the other. */
  gaze: number;
}

/** Draws a face around 0,0: the crown at -130, the chin at 120, looking to the left. */
export type Head = (tones: Tones, features: Features) => string;
