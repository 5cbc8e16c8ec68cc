import { BODIES } from '../body/bodies.ts';
import { outline } from '../body/body.ts';
import { skin } from '../body/skin.ts';
import { skinTones } from '../draw/colour.ts';
import { curve, type Point, points } from '../draw/path.ts';
import { group, leaf, line, shape, within } from '../draw/svg.ts';
import { fabric } from '../dress/cloth.ts';
import { hairFromBehind } from './hair-from-behind.ts';
import type { Onlooker } from './onlooker.ts';

/** Her back and the back of her head. */
export function fromBehind(who: Onlooker, x: number, size: number, lift = 0): string {
  const body = BODIES.back;
  const f = fabric(who.wears, who.light);
  const around = outline(body, 10);
  const neckline: Point[] = points(
    '200 500, 280 512, 340 518, 400 506, 450 500, 720 440!, 720 840!, -80 840!, -80 440!',
  );
  return group(
    `transform="translate(${x} ${800 + lift}) scale(${size}) translate(-330 -800)" filter="url(#rim)"`,
    skin(body, skinTones(who.skin, who.light)),
    within(
      'back-edge',
      curve(around, true),
      within(
        'back',
        curve(neckline, true),
        shape(around, f.base),
        shape(
          points('420 480, 440 600, 400 840, 700 840, 700 480'),
          f.shade,
          'filter="url(#soft)"',
        ),
        ...[260, 330, 390].map((fx, i) =>
          leaf(
            [
              [fx + 10, 560],
              [fx - 6, 680],
              [fx + 8, 820],
            ],
            i % 2 ? f.light : f.deep,
            16,
            'opacity=".5" filter="url(#crisp)"',
          ),
        ),
        leaf(body.armpit, f.deep, 9, 'opacity=".8"'),
        leaf(body.farArm, f.shade, 9),
        line(neckline.slice(0, 5), f.light, 10),
      ),
    ),
    group('transform="translate(338 330)"', hairFromBehind(who)),
  );
}
