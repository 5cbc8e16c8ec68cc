import { circle, leaf, line, type Point, points } from '../draw/svg.ts';
import { cloth, fabric, fromPit, type Garment } from './cloth.ts';

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
    const stars = Array.from({ length: 35 }, (_, i) =>
      circle(
        body.pit[0] - 170 + (i % 7) * 64 + (Math.floor(i / 7) % 2) * 32,
        body.pit[1] + 70 + Math.floor(i / 7) * 58,
        3.6,
        dots,
        'opacity=".85"',
      ),
    );
    return cloth(
      'angarkha',
      body,
      f,
      { neckline, bulk: 6 },
      ...stars,
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
