import { fromPit } from '../body/body.ts';
import { curve, type Point, points } from '../draw/path.ts';
import { box, leaf, line, pattern, shape, within } from '../draw/svg.ts';
import { cloth, fabric, type Garment } from './cloth.ts';

/** A thick jumper with a rolled neck. */
export const knit =
  (colour: string): Garment =>
  (body, light) => {
    const f = fabric(colour, light);
    const [x, y] = body.pit;
    const neck: Point[] = [
      [x - 28, y - 70],
      [x, y - 52],
      [x + 50, y - 50],
      [x + 104, y - 84],
    ];
    const roll: Point[] = [
      [x - 30, y - 74],
      [x - 2, y - 56],
      [x + 50, y - 54],
      [x + 112, y - 92, 1],
      [x + 122, y - 30],
      [x + 104, y + 6],
      [x + 50, y + 24],
      [x - 10, y + 18],
      [x - 42, y - 6],
      [x - 40, y - 50],
    ];
    const ribs = Array.from({ length: 13 }, (_, i) => {
      const at = x - 36 + i * 12.5;
      return leaf(
        [
          [at + 4, y - 70],
          [at, y - 20],
          [at + 1, y + 20],
        ],
        i > 7 ? f.deep : f.shade,
        4,
        'opacity=".7"',
      );
    });
    const cable =
      leaf(points('63 -4, 56 18, 36 32, 29 54'), f.shade, 17) +
      leaf(points('29 -4, 36 18, 56 32, 63 54'), f.light, 15, 'opacity=".55"') +
      line(points('4 0, 4 50'), f.shade, 3, 'opacity=".6"') +
      line(points('88 0, 88 50'), f.shade, 3, 'opacity=".6"');
    return (
      cloth(
        'knit',
        body,
        f,
        {
          neckline: [
            [x - 100, y - 20],
            [x, y - 30],
            [x + 130, y - 26],
          ],
          bulk: 16,
        },
        pattern('cable', 92, 50, cable),
        box(0, 440, 640, 400, 'url(#cable)'),
      ) +
      shape(roll, f.base) +
      within(
        'roll',
        curve(roll, true),
        shape(
          fromPit(body, points('50 -100, 60 -30, 40 30, 140 30, 140 -100')),
          f.shade,
          'filter="url(#soft)"',
        ),
        ...ribs,
      ) +
      leaf(fromPit(body, points('-42 0, 10 26, 60 26, 110 4')), f.deep, 7, 'opacity=".7"') +
      line(neck, f.light, 5, 'opacity=".7"')
    );
  };
