import { mix } from '../draw/colour.ts';
import type { Point } from '../draw/path.ts';
import { box, boxes, chance, circle, glow, group, line } from '../draw/svg.ts';
import { CRISP, type Setting, sky } from './setting.ts';

/** Roofs at night, strings of lamps above a parapet. */
export const terrace: Setting = ({ air }) => {
  const next = chance(19);
  const town = (y: number, colour: string) =>
    boxes(
      colour,
      Array.from(
        { length: 14 },
        (_, i) => [i * 52 - 30, y - next() * 130, 40 + next() * 40, 500] as const,
      ),
    );
  const bulbs = (from: Point, to: Point) =>
    line([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 54], to], '#2a1530', 3) +
    Array.from({ length: 8 }, (_, i) => {
      const share = (i + 0.5) / 8;
      const [x, y] = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * 52 + 8,
      ];
      return (
        circle(x, y, 20, '#ffd27a', 'opacity=".28" filter="url(#soft)"') +
        circle(x, y, 7, '#fff0c2')
      );
    }).join('');
  return {
    back:
      sky('#251a48', '#57295e', '#a8505e', '#e8935e') +
      glow('city', 320, 560, 340, '#ffb76a', 0.6) +
      group(CRISP, town(470, mix('#6b345c', air, 0.2)), town(540, '#4a2450')) +
      boxes(
        '#ffd27a',
        Array.from(
          { length: 34 },
          (_, i) => [((i * 83) % 620) + 8, 470 + ((i * 47) % 150), 8, 11] as const,
        ),
      ) +
      bulbs([-20, 150], [330, 90]) +
      bulbs([330, 90], [670, 180]) +
      bulbs([-20, 270], [670, 230]) +
      box(0, 650, 640, 160, '#3a1a3c') +
      box(0, 640, 640, 16, '#8a4a62') +
      boxes(
        '#2a1230',
        Array.from({ length: 12 }, (_, i) => [i * 56 + 10, 672, 26, 90] as const),
      ),
  };
};
