import { fromPit } from '../body/body.ts';
import { points } from '../draw/path.ts';
import { circle, leaf, line, shape } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

/** A cook's coat: two rows of buttons, a low collar, a tied scarf. */
export const cooksCoat =
  (colour: string, scarf: string): Garment =>
  (body, light) => {
    const [f, s] = [fabric(colour, light), fabric(scarf, light)];
    const [x, y] = body.pit;
    return (
      cloth(
        'coat',
        body,
        f,
        {
          neckline: fromPit(body, points('-80 -10, -10 14, 60 10, 130 -20')),
          bulk: 9,
        },
        line(fromPit(body, points('-16 10, -60 120, -66 330')), f.deep, 3, 'opacity=".7"'),
        ...[90, 160, 230].flatMap((dy) =>
          [-40, 44].map(
            (dx) => circle(x + dx, y + dy, 8, s.deep) + circle(x + dx - 2, y + dy - 2, 4, s.light),
          ),
        ),
        leaf(
          fromPit(body, points('-120 120, -100 210, -110 320')),
          f.shade,
          18,
          'opacity=".9" filter="url(#crisp)"',
        ),
        leaf(
          fromPit(body, points('90 110, 106 210, 90 330')),
          f.deep,
          16,
          'opacity=".45" filter="url(#crisp)"',
        ),
      ) +
      shape(
        fromPit(body, points('-34 -34, 10 -12, 60 -14, 112 -50!, 118 -10, 70 24, 10 28, -46 4')),
        s.base,
      ) +
      shape(fromPit(body, points('112 -50!, 118 -10, 70 24, 40 26, 60 -12')), s.shade) +
      shape(fromPit(body, points('-22 14, 2 18, 10 60, -4 98!, -34 74!, -26 44')), s.base) +
      shape(fromPit(body, points('0 16, 24 18, 44 52, 46 86!, 12 72!, 10 40')), s.shade) +
      leaf(fromPit(body, points('-34 -18, 10 4, 60 2, 108 -30')), s.light, 6, 'opacity=".7"') +
      shape(fromPit(body, points('-16 6, 4 2, 18 12, 8 28, -12 26')), s.light)
    );
  };
