import { type Light, mix, type Tones } from '../draw/colour.ts';
import { curve, points } from '../draw/path.ts';
import { gradient, group, leaf, shape, within } from '../draw/svg.ts';
import { fabric } from '../dress/cloth.ts';

/** A finger around the cup, from its tip to the back of the hand. */
const finger = (t: Tones, tip: number, y: number): string =>
  group(
    `transform="translate(${tip} ${y})"`,
    shape(points('12 1, 36 -1, 62 0, 92 4, 92 22, 52 21, 16 20, 2 16, 0 8, 4 3'), t.base),
    leaf(points('4 17, 36 21, 88 22'), t.shade, 5),
    leaf(points('18 5, 46 3, 80 7'), t.light, 5, 'opacity=".7"'),
    leaf(points('3 6, 9 5, 16 8, 8 13, 3 10'), t.lipLight, 5, 'opacity=".8"'),
  );

/** A cup that she holds before her, the arm in a sleeve of this colour. */
export const cupInHand =
  (sleeve: string, glaze: string) =>
  (t: Tones, light: Light): string => {
    const [f, g] = [fabric(sleeve, light), fabric(glaze, light)];
    const cup = points('204 644!, 208 724, 228 752, 298 752, 318 724, 322 644!');
    const arm = points(
      '356 672, 420 676, 500 700, 580 750, 640 850!, 470 850!, 410 786, 362 756, 346 716',
    );
    const cuff = points('352 664, 386 664, 398 706, 388 762, 356 762, 344 740, 342 690');
    return (
      gradient('glaze', [g.light, g.base, g.shade], '') +
      // The thumb, on the other side of the rim.
      shape(points('330 700, 326 650, 312 624, 298 620, 292 632, 304 654, 312 700'), t.shade) +
      shape(cup, 'url(#glaze)') +
      `<ellipse cx="263" cy="644" rx="59" ry="13" fill="${g.light}"/>` +
      `<ellipse cx="263" cy="646" rx="51" ry="9" fill="${mix('#5a2c16', light.air, 0.1)}"/>` +
      within(
        'arm',
        curve(arm, true),
        shape(arm, f.base),
        shape(
          points('340 740, 420 740, 500 780, 600 860, 400 880, 320 800'),
          f.deep,
          'opacity=".6" filter="url(#soft)"',
        ),
        leaf(
          points('380 682, 470 704, 560 760, 610 830'),
          f.light,
          16,
          'opacity=".5" filter="url(#crisp)"',
        ),
      ) +
      shape(points('384 684, 356 664, 334 662, 322 690, 328 730, 350 748, 384 742'), t.base) +
      shape(
        points('386 716, 350 716, 330 732, 346 750, 386 748'),
        t.shade,
        'filter="url(#crisp)"',
      ) +
      [6, 0, 4, 14]
        .map((reach, i) => finger(t, 250 + reach, 662 + i * 20))
        .reverse()
        .join('') +
      shape(cuff, f.base) +
      within(
        'cuff',
        curve(cuff, true),
        ...[0, 1, 2, 3].map((i) =>
          group(
            `transform="translate(0 ${i * 22})"`,
            leaf(points('338 680, 364 688, 398 684'), i > 1 ? f.deep : f.shade, 5, 'opacity=".7"'),
          ),
        ),
      )
    );
  };
