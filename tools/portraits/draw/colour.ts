const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two, both as `#rrggbb`; `share` is that of the second. */
export function mix(one: string, two: string, share: number): string {
  const other = channels(two);
  const mixed = channels(one).map((value, i) =>
    Math.round(value + ((other[i] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Skin from fair to deep. */
export const SKIN = {
  wheat: '#e6b48c',
  honey: '#d69f73',
  almond: '#c3875b',
  cinnamon: '#ad7049',
  chestnut: '#94593a',
  umber: '#7d4830',
} as const;

/** What falls on her: the colour of the light, and of the shadows. */
export interface Light {
  sun: string;
  air: string;
}

/** The tones that a face is drawn with. */
export interface Tones {
  base: string;
  light: string;
  shade: string;
  deep: string;
  line: string;
  /** Blood under the skin. */
  blush: string;
  /** The white of the eye. */
  eye: string;
  iris: string;
  teeth: string;
  lip: string;
  lipLight: string;
  /** The upper lip, which looks down. */
  lipShade: string;
}

/** @param lip her lipstick, or none for her own colour */
export function skinTones(skin: keyof typeof SKIN, { sun, air }: Light, lip?: string): Tones {
  const base = SKIN[skin];
  const shade = mix(mix(base, '#a03c2c', 0.34), air, 0.17);
  const deep = mix(mix(base, '#6b1f26', 0.58), air, 0.22);
  const lips = mix(lip ? mix(lip, base, 0.22) : mix(base, '#a5324a', 0.42), air, 0.1);
  return {
    base,
    light: mix(mix(base, '#f0a15e', 0.22), sun, 0.3),
    shade,
    deep,
    eye: mix(mix('#f6ead9', base, 0.3), air, 0.12),
    blush: mix(base, '#c8452f', 0.4),
    iris: mix('#4b2414', air, 0.12),
    teeth: mix(mix('#fff6ea', base, 0.12), air, 0.06),
    line: mix('#2b1018', air, 0.12),
    lip: lips,
    lipLight: mix(lips, sun, 0.3),
    lipShade: mix(lips, '#4a1024', 0.28),
  };
}
