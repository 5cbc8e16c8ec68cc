import { fromPit, outline } from '../body/body.ts';
import { curve, type Point, points } from '../draw/path.ts';
import { box, gradient, leaf, line, pattern, shape, within } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

interface SareeColours {
  blouse: string;
  drape: string;
  border: string;
  /** Small woven figures, or none. */
  motif?: string;
}

/** Small figures all over the cloth. */
const wovenWith = (colour: string) =>
  pattern(
    'woven',
    58,
    112,
    `<path d="M15 21l5 7-5 7-5-7zM44 77l5 7-5 7-5-7z" fill="${colour}" opacity=".8"/>`,
  ) + box(0, 440, 640, 400, 'url(#woven)');

/** A saree over the near shoulder, with a blouse. */
export const saree =
  ({ blouse, drape, border, motif }: SareeColours): Garment =>
  (body, light) => {
    const [b, d, e] = [fabric(blouse, light), fabric(drape, light), fabric(border, light)];
    const [far, near] = body.straps;
    const neckline: Point[] = [
      [far[0] - 4, far[1] - 8],
      ...fromPit(body, points('-62 40, -30 74, 20 82, 78 50')),
      [near[0], near[1] - 8],
    ];
    const edge = fromPit(body, points('-200 250, -110 214, -20 158, 60 84, 112 14, 132 -20'));
    const area: Point[] = [
      ...edge,
      ...fromPit(body, points('190 -20!, 290 80!, 290 340!, -220 340!')),
    ];
    const pleats = [0.18, 0.34, 0.5, 0.66, 0.82].map((share) =>
      leaf(
        fromPit(body, [
          [126 + share * 40, -10 + share * 20],
          [80 + share * 110, 80 + share * 40],
          [0 + share * 170, 190 + share * 50],
          [-100 + share * 280, 330],
        ]),
        share % 0.32 < 0.1 ? d.deep : d.shade,
        12,
        'opacity=".75" filter="url(#crisp)"',
      ),
    );
    const shines = [0.1, 0.42, 0.58].map((share) =>
      leaf(
        fromPit(body, [
          [122 + share * 40, 0 + share * 20],
          [70 + share * 110, 90 + share * 40],
          [-14 + share * 170, 200 + share * 50],
          [-110 + share * 280, 320],
        ]),
        d.light,
        13,
        'opacity=".7" filter="url(#crisp)"',
      ),
    );
    return (
      cloth('blouse', body, b, { neckline }, line(neckline, e.base, 7)) +
      gradient('drape-tone', [d.light, d.base, d.shade], 'x2="1" y2=".5"') +
      within(
        'drape',
        curve(area, true),
        within(
          'drape-on',
          curve(outline(body, 9), true),
          shape(area, 'url(#drape-tone)'),
          motif ? wovenWith(motif) : '',
          ...pleats,
          ...shines,
          line(edge, e.base, 34),
          line(
            edge.map(([x, y]): Point => [x + 6, y + 12]),
            e.shade,
            4,
          ),
          line(
            edge.map(([x, y]): Point => [x + 10, y + 22]),
            e.light,
            3,
          ),
        ),
      )
    );
  };
