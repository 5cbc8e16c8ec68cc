import { fromPit } from '../body/body.ts';
import { type Point, points } from '../draw/path.ts';
import { leaf, line, shape } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

/** A jacket with lapels over a dark top. */
export const blazer =
  (colour: string, inner: string): Garment =>
  (body, light) => {
    const [f, i] = [fabric(colour, light), fabric(inner, light)];
    const neck: Point[] = [
      [body.straps[0][0] + 20, body.straps[0][1] - 10],
      ...fromPit(body, points('-40 60, 4 92, 50 70')),
      [body.straps[1][0] - 20, body.straps[1][1] - 12],
    ];
    return (
      cloth('top', body, i, { neckline: neck }) +
      cloth(
        'blazer',
        body,
        f,
        {
          neckline: fromPit(body, points('-76 -24, -50 60, -10 250!, 40 120, 110 -40')),
          bulk: 15,
        },
        leaf(
          fromPit(body, points('-110 130, -86 230, -90 330')),
          f.shade,
          18,
          'opacity=".8" filter="url(#crisp)"',
        ),
      ) +
      shape(
        fromPit(
          body,
          points('-70 -36!, -112 20, -120 70!, -92 80!, -104 104!, -10 256!, -44 110, -50 20'),
        ),
        f.light,
      ) +
      shape(
        fromPit(
          body,
          points('100 -40!, 150 0, 166 66!, 132 74!, 142 100!, -10 256!, 50 120, 76 20'),
        ),
        f.shade,
      ) +
      line(fromPit(body, points('-104 104, -60 180, -10 256')), f.shade, 3) +
      line(fromPit(body, points('142 100, 80 170, -10 256')), f.deep, 3)
    );
  };
