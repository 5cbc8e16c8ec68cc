import { fromPit } from '../body/body.ts';
import { points } from '../draw/path.ts';
import { leaf, line, shape } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

/** A loose shirt seen from behind. */
export const shirtBack =
  (colour: string): Garment =>
  (body, light) => {
    const f = fabric(colour, light);
    const neck = fromPit(body, points('-130 0, -50 6, 0 12, 60 -2, 90 -30'));
    return (
      cloth(
        'shirt',
        body,
        f,
        { neckline: neck, bulk: 10 },
        line(fromPit(body, points('-200 110, -100 84, 0 80, 110 88, 210 120')), f.shade, 3),
        leaf(
          fromPit(body, points('-20 84, -30 190, -24 330')),
          f.shade,
          18,
          'opacity=".9" filter="url(#crisp)"',
        ),
        leaf(
          fromPit(body, points('10 84, 6 190, 16 330')),
          f.light,
          16,
          'opacity=".7" filter="url(#crisp)"',
        ),
        leaf(
          fromPit(body, points('110 110, 90 220, 110 330')),
          f.deep,
          18,
          'opacity=".5" filter="url(#crisp)"',
        ),
      ) +
      shape(
        fromPit(
          body,
          points('-96 -26, -50 -8, 10 -2, 62 -22, 80 -48!, 94 -10, 70 26, 0 36, -70 24, -120 4'),
        ),
        f.light,
      ) +
      leaf(fromPit(body, points('-116 8, -60 28, 0 38, 70 28, 92 0')), f.deep, 5, 'opacity=".7"')
    );
  };
