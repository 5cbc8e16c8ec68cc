import { type Light, mix } from '../draw/colour.ts';
import { curve, leafPath, type Point } from '../draw/path.ts';
import { gradient, shape, within } from '../draw/svg.ts';

/** The tones of her hair. */
export interface HairTones {
  base: string;
  light: string;
  dark: string;
}

export const hairTones = (base: string, { sun, air }: Light): HairTones => ({
  base,
  light: mix(mix(base, '#8a4a30', 0.25), sun, 0.3),
  dark: mix(mix(base, '#0d0710', 0.5), air, 0.12),
});

/** Strands between two guides, which have as many points as each other. */
export function locks(
  h: HairTones,
  [outer, inner]: readonly [readonly Point[], readonly Point[]],
  count: number,
  width = 7,
): string {
  const tones = [
    { fill: h.dark, opacity: 0.6, paths: [] as string[] },
    { fill: h.light, opacity: 0.4, paths: [] as string[] },
    { fill: h.light, opacity: 0.75, paths: [] as string[] },
  ];
  for (let i = 0; i <= count; i++) {
    const share = i / count;
    const points = outer.map(([x, y], at): Point => {
      const [x1, y1] = inner[at] as Point;
      const sway = Math.sin(i * 2.4 + at) * 2;
      return [x + (x1 - x) * share + sway, y + (y1 - y) * share + sway];
    });
    // Light gathers where the mass turns to it.
    const shine = Math.sin(share * Math.PI * 2.2 + 0.6);
    const tone = tones[shine > 0.6 ? 2 : shine > 0 ? 1 : 0];
    tone?.paths.push(leafPath(points, width * (0.6 + 0.5 * Math.abs(shine))));
  }
  return tones
    .filter(({ paths }) => paths.length > 0)
    .map(
      ({ fill, opacity, paths }) =>
        `<path d="${paths.join('')}" fill="${fill}" opacity="${opacity}"/>`,
    )
    .join('');
}

/** A body of hair with strands in it. */
export const mass = (id: string, h: HairTones, around: readonly Point[], ...inside: string[]) =>
  gradient(id, [mix(h.base, h.light, 0.16), h.base, h.dark], 'x2=".6" y2="1"') +
  within(`${id}-edge`, curve(around, true), shape(around, `url(#${id})`), ...inside);

/** What stands behind the neck, and what lies before the face. */
export interface Hair {
  back: string;
  front: string;
  /** The ear shows. */
  ear: boolean;
}

export type HairStyle = (h: HairTones) => Hair;
