import type { BODIES } from './body/bodies.ts';
import type { Body } from './body/body.ts';
import type { Light, SKIN, Tones } from './draw/colour.ts';
import type { Garment } from './dress/cloth.ts';
import type { HairStyle } from './hair/locks.ts';
import type { Features } from './head/head.ts';
import type { Setting } from './setting/setting.ts';

/** All that makes a portrait. */
export interface Sitter {
  /** First name, for the title. */
  name: string;
  skin: keyof typeof SKIN;
  /** Lipstick; left out: her own colour. */
  lip?: string;
  hairColour: string;
  light: Light;
  /** Light along her edge: its colour, and the side it comes from. */
  rim: { colour: string; from: 'left' | 'right' };
  head: 'quarter' | 'front' | 'side';
  /** Degrees; above 0 she looks down. */
  tilt: number;
  features: Partial<Features>;
  /** Of the head; 1 is usual. */
  width?: number;
  body: keyof typeof BODIES;
  hair: HairStyle;
  dress: Garment;
  /** What she holds, and the arm that does. */
  holds?: (tones: Tones, light: Light) => string;
  /** Ornaments in coordinates of the head: what lies under the hair, and over it. */
  ornaments?: { under?: string; over?: string };
  /** Ornaments at the neck. */
  necklace?: (body: Body) => string;
  /** Where the figure stands: moved and enlarged from the middle of the lower edge. */
  frame: { x: number; y: number; scale: number };
  /** The square of small round places, moved and enlarged where her hair is what tells her apart. */
  face?: { x: number; y: number; scale: number };
  /** Looks to the right. */
  flip?: boolean;
  /** What is behind her, and what stands before her. */
  setting: Setting;
}
