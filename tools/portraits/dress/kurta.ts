import { fromPit } from '../body/body.ts';
import { points } from '../draw/path.ts';
import { box, circle, leaf, line, pattern, shape } from '../draw/svg.ts';
import { cloth, fabric, type Garment, roundNeck } from './cloth.ts';

/** A kurta with a slit, a yoke and a scatter of prints or stitches. */
export const kurta =
  (colour: string, trim: string, print: string): Garment =>
  (body, light) => {
    const [f, t] = [fabric(colour, light), fabric(trim, light)];
    const neck = roundNeck(body, 28);
    const slit = fromPit(body, points('-6 26, -8 70, -4 130'));
    const [x, y] = body.pit;
    const figure = (px: number, py: number) =>
      `<path d="M${px} ${py - 8}q2 6 8 8q-6 2-8 8q-2-6-8-8q6-2 8-8z" fill="${print}" opacity=".75"/>`;
    return cloth(
      'kurta',
      body,
      f,
      { neckline: neck, bulk: 6 },
      pattern('print', 52, 72, figure(13, 18), figure(39, 54)),
      box(0, 440, 640, 400, 'url(#print)', 'transform="rotate(-4 320 600)"'),
      leaf(
        fromPit(body, points('-120 110, -90 200, -96 330')),
        f.shade,
        16,
        'opacity=".8" filter="url(#crisp)"',
      ),
      leaf(
        fromPit(body, points('70 150, 80 230, 60 330')),
        f.deep,
        14,
        'opacity=".6" filter="url(#crisp)"',
      ),
      shape(fromPit(body, points('-8 24!, 8 26!, -2 132!, -8 90')), f.deep, 'opacity=".6"'),
      line(fromPit(body, points('-20 20!, -18 132!, -3 150!, 12 130!, 10 22!')), t.base, 8),
      line(slit, t.deep, 2.5),
      ...[50, 84, 116].map((dy) => circle(x - 5, y + dy, 4, t.light)),
      line(neck, t.base, 11),
      line(neck, t.light, 3),
    );
  };
