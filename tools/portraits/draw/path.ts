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

/** A smooth line through points, as the `d` of a path in whole pixels. */
export function curve(through: readonly Point[], isClosed = false): string {
  const count = through.length;
  const at = (i: number): Point => {
    const place = isClosed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return through[place] as Point;
  };
  let [x, y] = [Math.round(at(0)[0]), Math.round(at(0)[1])];
  let d = `M${x} ${y}`;
  let last = '';
  // Steps from the last whole pixel keep the text short and the errors from adding up.
  const step = (px: number, py: number) => [Math.round(px) - x, Math.round(py) - y] as const;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const before = from[2] ? from : at(i - 1);
    const after = to[2] ? to : at(i + 2);
    const one = step(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const two = step(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    const end = step(to[0], to[1]);
    // After a smooth point the first handle mirrors the one before it, which need not be written.
    const command = i > 0 && !from[2] ? 's' : 'c';
    d += `${command === last ? ' ' : command}${[...(command === 'c' ? one : []), ...two, ...end].join(' ')}`;
    last = command;
    x += end[0];
    y += end[1];
  }
  return d.replaceAll(' -', '-') + (isClosed ? 'z' : '');
}

/** Both sides of a stroke whose width at a share of its way is `swell(share)`. */
const sides = (points: readonly Point[], swell: (share: number) => number) =>
  [-1, 1].map((side) =>
    points.map(([x, y], i): Point => {
      const [x0, y0] = points[Math.max(i - 1, 0)] as Point;
      const [x1, y1] = points[Math.min(i + 1, points.length - 1)] as Point;
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const out = (swell(i / (points.length - 1)) * side) / 2;
      return [x - ((y1 - y0) / length) * out, y + ((x1 - x0) / length) * out];
    }),
  ) as [Point[], Point[]];

/** The outline of a lock of hair: it comes out of the mass, is broad for most of its way, and ends in a point. */
export function lockPath(points: readonly Point[], width: number): string {
  const [there, back] = sides(
    points,
    (share) => width * (0.12 + 2 * share - 0.7 * share ** 2) * (1 - share ** 3),
  );
  const [x, y] = points.at(-1) as Point;
  return curve([...there.slice(0, -1), [x, y, 1], ...back.slice(0, -1).reverse()], true);
}

/** The outline of a stroke that swells in the middle and ends in points. */
export function leafPath(points: readonly Point[], width: number): string {
  const [there, back] = sides(points, (share) => Math.sin(Math.PI * share) * width);
  const [tip, end] = [there[0] as Point, there.at(-1) as Point];
  if (points.length === 3) return bow(tip, end, there[1] as Point, back[1] as Point);
  const around: Point[] = [
    [tip[0], tip[1], 1],
    ...there.slice(1, -1),
    [end[0], end[1], 1],
    ...back.slice(1, -1).reverse(),
  ];
  return curve(around, true);
}

/** The short outline between two tips, through one point on each side. */
function bow(tip: Point, end: Point, there: Point, back: Point): string {
  const from = ([x, y]: Point, ...to: Point[]) =>
    to.flatMap(([px, py]) => [Math.round(px) - Math.round(x), Math.round(py) - Math.round(y)]);
  const handle = ([x, y]: Point): Point => [
    2 * x - (tip[0] + end[0]) / 2,
    2 * y - (tip[1] + end[1]) / 2,
  ];
  const steps = [...from(tip, handle(there), end), ...from(end, handle(back), tip)].join(' ');
  return `M${Math.round(tip[0])} ${Math.round(tip[1])}q${steps.replaceAll(' -', '-')}z`;
}
