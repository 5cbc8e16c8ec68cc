import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { boxes, chance, group, shape } from '../draw/svg.ts';

/** Towers of glass, lit here and there. */
export const towers = (y: number, seed: number, colour: string) => {
  const next = chance(seed);
  const walls = Array.from(
    { length: 24 },
    (_, i) => [i * 42 - 20, y - 24 - next() * 104, 26 + next() * 26, 160] as const,
  );
  const lit = walls.flatMap(([x, top, w]) =>
    Array.from(
      { length: 5 },
      () => [x + 4 + next() * (w - 12), top + 10 + next() * 70, 4, 6] as const,
    ),
  );
  return boxes(colour, walls) + group('opacity=".75"', boxes('#ffd28a', lit));
};

/** The metro on its pillars, on the way home as well. */
export const metro =
  boxes('#3d2348', [
    [690, 176, 22, 120],
    [866, 176, 26, 130],
    [560, 176, 16, 100],
    [470, 178, 12, 90],
    [400, 180, 9, 90],
    [344, 180, 7, 90],
  ]) +
  shape(points('250 182!, 980 146!, 980 184!, 250 188!'), '#4a2a54') +
  shape(points('250 180!, 980 142!, 980 149!, 250 182!'), '#b8657a') +
  shape(points('560 134!, 572 128!, 850 116!, 850 152!, 560 164!'), '#d9c4cc') +
  shape(points('560 152!, 850 140!, 850 146!, 560 157!'), '#7a2454') +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => `<path d="M${580 + i * 34} ${139 - i * 1.4}l24-1v13l-24 1z" fill="#ffe6a8"/>`)
    .join('');

const CROWN = points(
  '-112 -112, -128 -138, -102 -156, -88 -182, -50 -184, -18 -206, 22 -196, 56 -200, 80 -176, 112 -160, 126 -134, 104 -112, 68 -120, 38 -106, 6 -118, -30 -106, -66 -118',
);

/** A rain tree against the light. */
export const tree = (x: number, y: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    `<path d="M-9 0q8-60 2-100l-44-44 6-4 46 34 40-34 6 4-38 48q-4 50 4 96z" fill="${mix(colour, '#1a0f24', 0.4)}"/>`,
    shape(CROWN, mix(colour, '#ff9a70', 0.38)),
    group('transform="translate(-3 1) scale(.99 .972)"', shape(CROWN, colour)),
  );
