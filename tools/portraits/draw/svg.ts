import { curve, leafPath, type Point } from './path.ts';

const round = (n: number) => Math.round(n * 10) / 10;

/** A closed smooth shape. */
export const shape = (points: readonly Point[], fill: string, more = '') =>
  `<path d="${curve(points, true)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A smooth line of even width. */
export const line = (points: readonly Point[], stroke: string, width: number, more = '') =>
  `<path d="${curve(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

/** Such a stroke: a strand, a brow, a fold. */
export const leaf = (points: readonly Point[], fill: string, width: number, more = '') =>
  `<path d="${leafPath(points, width)}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more && ` ${more}`}/>`;

export const group = (attributes: string, ...children: string[]) =>
  `<g${attributes && ` ${attributes}`}>${children.join('')}</g>`;

/** Many boxes of one colour: x, y, width, height. */
export const boxes = (fill: string, all: readonly (readonly [number, number, number, number])[]) =>
  `<path fill="${fill}" d="${all.map(([x, y, w, h]) => `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`).join('')}"/>`;

/** A figure that repeats over a shape: fill it with `url(#id)`. */
export const pattern = (id: string, width: number, height: number, ...figures: string[]) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${figures.join('')}</pattern>`;

/** Shows of the children what lies within the shape. */
export const within = (id: string, d: string, ...children: string[]) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(`clip-path="url(#${id})"`, ...children)}`;

/** A gradient over the box of what it fills; use it as `url(#id)`. */
export function gradient(id: string, stops: readonly string[], direction = 'x2="0" y2="1"') {
  const last = stops.length - 1;
  const marks = stops.map(
    (colour, i) => `<stop offset="${round(i / last)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`;
}

/** A light that fades to nothing. */
export const glow = (id: string, x: number, y: number, r: number, colour: string, strength = 1) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(strength * 45) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `url(#${id})`)}`;

/** Numbers that look like chance and are the same at every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
