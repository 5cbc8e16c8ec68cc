/** A place on the canvas; a third value of 1 makes a corner of it. */
export type Point = readonly [x: number, y: number, corner?: 1];

/**
 * Points from a short text: x and y with a space, a comma between points, `!` after a corner.
 * It keeps a shape on a line or two, where an array would take a page.
 */
export const points = (text: string): Point[] =>
  text.split(',').map((part): Point => {
    const [x = Number.NaN, y = Number.NaN] = part.replace('!', '').trim().split(/\s+/).map(Number);
    return part.includes('!') ? [x, y, 1] : [x, y];
  });

const round = (n: number) => Math.round(n * 10) / 10;

/** A smooth line through points, as the `d` of a path in whole pixels. */
export function curve(through: readonly Point[], isClosed = false): string {
  const count = through.length;
  const at = (i: number): Point => {
    const place = isClosed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return through[place] as Point;
  };
  let [x, y] = [Math.round(at(0)[0]), Math.round(at(0)[1])];
  let d = `M${x} ${y}c`;
  // Steps from the last whole pixel keep the text short and the errors from adding up.
  const step = (px: number, py: number) => [Math.round(px) - x, Math.round(py) - y] as const;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const before = from[2] ? from : at(i - 1);
    const after = to[2] ? to : at(i + 2);
    const one = step(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const two = step(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    const end = step(to[0], to[1]);
    d += `${i ? ' ' : ''}${[...one, ...two, ...end].join(' ')}`;
    x += end[0];
    y += end[1];
  }
  return d.replaceAll(' -', '-') + (isClosed ? 'z' : '');
}

/** A closed smooth shape. */
export const shape = (points: readonly Point[], fill: string, more = '') =>
  `<path d="${curve(points, true)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A smooth line of even width. */
export const line = (points: readonly Point[], stroke: string, width: number, more = '') =>
  `<path d="${curve(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

/** The outline of a stroke that swells in the middle and ends in points. */
export function leafPath(points: readonly Point[], width: number): string {
  const sides = [-1, 1].map((side) =>
    points.map(([x, y], i): Point => {
      const [x0, y0] = points[Math.max(i - 1, 0)] as Point;
      const [x1, y1] = points[Math.min(i + 1, points.length - 1)] as Point;
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const swell = (Math.sin((Math.PI * i) / (points.length - 1)) * width * side) / 2;
      return [x - ((y1 - y0) / length) * swell, y + ((x1 - x0) / length) * swell];
    }),
  ) as [Point[], Point[]];
  const [there, back] = sides;
  const [tip, end] = [there[0] as Point, there.at(-1) as Point];
  const around: Point[] = [
    [tip[0], tip[1], 1],
    ...there.slice(1, -1),
    [end[0], end[1], 1],
    ...back.slice(1, -1).reverse(),
  ];
  return curve(around, true);
}

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
