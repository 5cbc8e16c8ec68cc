import { fromPit } from '../body/body.ts';
import { points } from '../draw/path.ts';
import { box, leaf, line, shape } from '../draw/svg.ts';
import { cloth, fabric, type Garment, roundNeck } from './cloth.ts';

/** A jacket for the rain, open over a shirt, the hood down. */
export const rainJacket =
  (colour: string, inner: string): Garment =>
  (body, light) => {
    const [f, i] = [fabric(colour, light), fabric(inner, light)];
    const neck = roundNeck(body, 34);
    return (
      shape(fromPit(body, points('50 -52, 110 -92, 184 -70, 222 -6, 190 60, 100 60')), f.shade) +
      shape(fromPit(body, points('60 -44, 116 -76, 164 -56, 176 -10, 120 20, 80 4')), f.deep) +
      leaf(fromPit(body, points('60 -50, 116 -86, 176 -62, 200 -4')), f.light, 9, 'opacity=".8"') +
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
      shape(fromPit(body, points('86 -36!, 132 -10, 158 40, 124 96, 64 170!, 58 70')), f.base) +
      leaf(
        fromPit(body, points('88 -32, 134 -2, 150 46, 120 98, 68 164')),
        f.light,
        6,
        'opacity=".7"',
      ) +
      line(fromPit(body, points('58 40, 62 130, 68 330')), f.light, 4) +
      line(fromPit(body, points('-46 40, -52 110, -62 330')), f.deep, 4) +
      box(body.pit[0] - 60, body.pit[1] + 60, 5, 60, i.light, 'opacity=".8"')
    );
  };
