import type { Tones } from '../draw/colour.ts';
import { curve, points } from '../draw/path.ts';
import { leaf, shape, within } from '../draw/svg.ts';
import { type Body, fromPit, outline } from './body.ts';

/** Neck, collarbones and shoulders. */
export function skin(body: Body, t: Tones): string {
  const around = outline(body);
  const part = (text: string, fill: string, more: string) =>
    shape(fromPit(body, points(text)), fill, more);
  const stroke = (text: string, fill: string, width: number, more: string) =>
    leaf(fromPit(body, points(text)), fill, width, more);
  return within(
    'skin',
    curve(around, true),
    shape(around, t.base),
    part(
      '-150 20, -70 -2, -20 30, -30 120, -150 90',
      t.light,
      'opacity=".6" filter="url(#softer)"',
    ),
    // The shadow of the jaw, and of the neck on the near shoulder.
    part(
      '-30 -130, -18 -66, 8 -40, 44 -20, 66 16, 130 20, 200 60, 260 200, 320 90, 180 -60, 110 -160',
      t.shade,
      'filter="url(#crisp)"',
    ),
    part(
      '-20 -150, 4 -70, 50 -46, 88 -8, 130 -10, 130 -160',
      t.deep,
      'opacity=".65" filter="url(#soft)"',
    ),
    // Collarbones and the pit of the neck.
    stroke('-12 4, -40 2, -76 4, -112 -4', t.shade, 7, 'filter="url(#crisp)"'),
    stroke('16 6, 50 2, 100 8, 150 4', t.deep, 6, 'opacity=".6" filter="url(#crisp)"'),
    stroke('-8 -6, 0 4, 12 2', t.deep, 5, 'opacity=".5"'),
  );
}
