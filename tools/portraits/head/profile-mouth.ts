import type { Tones } from '../draw/colour.ts';
import { leaf, shape } from '../draw/svg.ts';
import type { Features } from './head.ts';

/** Two lips, what is between them and the shadow below. */
export const mouth = (t: Tones, { lips, smile, apart }: Features): string[] => {
  const y = 74;
  const [across, corner] = [-73 - (smile > 6 ? 0 : 3), y + 1 - smile];
  return [
    apart > 0
      ? shape(
          [
            [-106, y - 2, 1],
            [-96, y],
            [across, corner, 1],
            [-92, y + apart + 1],
            [-106, y + apart + 2, 1],
          ],
          t.line,
          'opacity=".85"',
        )
      : '',
    shape(
      [
        [-114, y - 3],
        [-110, y - 9],
        [-98, y - 9 * lips],
        [-86, y - 4 - smile * 0.4],
        [across, corner, 1],
        [-88, y + 1],
        [-100, y + 1],
      ],
      t.lipShade,
    ),
    shape(
      [
        [-112, y + 2 + apart],
        [-99, y + 1 + apart],
        [-88, y + 1 + apart * 0.8],
        [across, corner, 1],
        [-84, y + 8 * lips + apart - smile * 0.2],
        [-100, y + 13.5 * lips + apart],
        [-112, y + 10 + apart],
      ],
      t.lip,
    ),
    leaf(
      [
        [-108, y + 5 + apart],
        [-102, y + 9 + apart],
        [-90, y + 6 + apart],
      ],
      t.lipLight,
      4.6,
      'opacity=".75"',
    ),
    apart > 0
      ? ''
      : leaf(
          [
            [-104, y],
            [-90, y + 2],
            [across + 3, corner - 1],
          ],
          t.deep,
          3,
        ),
    leaf(
      [
        [across - 2, corner + 3],
        [across + 3, corner],
        [across + 5, corner - 5],
      ],
      t.deep,
      3,
      'opacity=".7"',
    ),
    leaf(
      [
        [-100, y + 19 + apart],
        [-90, y + 21 + apart],
        [-78, y + 15 + apart],
      ],
      t.shade,
      7,
      'opacity=".8" filter="url(#crisp)"',
    ),
  ];
};
