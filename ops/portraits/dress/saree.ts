import { curve, gradient, leaf, line, type Point, points, shape, within } from '../draw/svg.ts';
import { cloth, fabric, fromPit, type Garment } from './cloth.ts';

interface SareeColours {
  blouse: string;
  drape: string;
  border: string;
  /** Small woven figures, or none. */
  motif?: string;
}

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
    const woven = motif
      ? Array.from({ length: 24 }, (_, i) => {
          const row = Math.floor(i / 6);
          const [x, y] = [(i % 6) * 58 + (row % 2) * 29 - 60, 110 + row * 56];
          const [px, py] = [body.pit[0] + x, body.pit[1] + y];
          return `<path d="M${px} ${py - 7}l5 7-5 7-5-7z" fill="${motif}" opacity=".8"/>`;
        })
      : [];
    return (
      cloth('blouse', body, b, { neckline }, line(neckline, e.base, 7)) +
      gradient('drape-tone', [d.light, d.base, d.shade], 'x2="1" y2=".5"') +
      within(
        'drape',
        curve(area, true),
        within(
          'drape-on',
          curve(
            [
              ...body.front,
              ...body.far.map(([x, y]): Point => [x - 8, y - 2]),
              ...body.near.map(([x, y]): Point => [x + 9, y - 4]),
            ],
            true,
          ),
          shape(area, 'url(#drape-tone)'),
          ...woven,
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
