import { fromPit } from '../body/body.ts';
import { type Point, points } from '../draw/path.ts';
import { box, circle, leaf, line, pattern } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

/** A wrapped bodice that crosses over the chest, with a band of gold. */
export const angarkha =
  (colour: string, band: string, dots: string): Garment =>
  (body, light) => {
    const [f, g] = [fabric(colour, light), fabric(band, light)];
    const [far, near] = body.straps;
    const neckline: Point[] = [
      [far[0], far[1] - 6],
      ...fromPit(body, points('-44 40, -4 116!, 60 60')),
      [near[0] - 10, near[1] - 6],
    ];
    const over = fromPit(body, points('108 -6, 60 60, -4 118, -60 168, -110 190'));
    const star = (x: number, y: number) => circle(x, y, 3.6, dots, 'opacity=".85"');
    return cloth(
      'angarkha',
      body,
      f,
      { neckline, bulk: 6 },
      pattern('dots', 64, 116, star(16, 20), star(48, 78)),
      box(0, 440, 640, 400, 'url(#dots)'),
      leaf(
        fromPit(body, points('-90 190, -60 240, -50 320')),
        f.deep,
        16,
        'opacity=".6" filter="url(#crisp)"',
      ),
      leaf(
        fromPit(body, points('20 140, 40 220, 30 320')),
        f.shade,
        18,
        'opacity=".8" filter="url(#crisp)"',
      ),
      line(neckline, g.base, 20),
      line(neckline, g.light, 5),
      line(over, g.base, 20),
      line(over, g.light, 5),
    );
  };
