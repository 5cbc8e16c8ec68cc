import { box, leaf, line, points, shape } from '../draw/svg.ts';
import { cloth, fabric, fromPit, type Garment, roundNeck } from './cloth.ts';

/** A jacket for the rain, open over a shirt, the hood down. */
export const rainJacket =
  (colour: string, inner: string): Garment =>
  (body, light) => {
    const [f, i] = [fabric(colour, light), fabric(inner, light)];
    const neck = roundNeck(body, 34);
    return (
      shape(fromPit(body, points('60 -50, 130 -78, 200 -46, 216 10, 150 50, 70 30')), f.shade) +
      cloth('tee', body, i, { neckline: neck }, line(neck, i.light, 8)) +
      cloth(
        'jacket',
        body,
        f,
        {
          neckline: fromPit(
            body,
            points('-110 -20, -60 0, -44 100, -60 340!, 70 340!, 60 130, 60 30, 150 -60'),
          ),
          bulk: 14,
        },
        leaf(
          fromPit(body, points('-130 90, -96 180, -110 320')),
          f.light,
          20,
          'opacity=".6" filter="url(#crisp)"',
        ),
        leaf(
          fromPit(body, points('-100 120, -80 220, -90 330')),
          f.shade,
          18,
          'opacity=".9" filter="url(#crisp)"',
        ),
        leaf(
          fromPit(body, points('110 110, 126 220, 100 330')),
          f.deep,
          20,
          'opacity=".6" filter="url(#crisp)"',
        ),
      ) +
      shape(fromPit(body, points('-64 -30!, -92 0, -84 60, -52 110!, -46 40')), f.light) +
      shape(fromPit(body, points('84 -56!, 150 -70, 180 -20, 120 44, 64 120!, 58 40')), f.base) +
      line(fromPit(body, points('58 40, 62 130, 68 330')), f.light, 4) +
      line(fromPit(body, points('-46 40, -52 110, -62 330')), f.deep, 4) +
      box(body.pit[0] - 60, body.pit[1] + 60, 5, 60, i.light, 'opacity=".8"')
    );
  };
