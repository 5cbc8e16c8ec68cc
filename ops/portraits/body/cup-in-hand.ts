import { type Light, mix, type Tones } from '../draw/colour.ts';
import { curve, points } from '../draw/path.ts';
import { gradient, group, leaf, shape, within } from '../draw/svg.ts';
import { fabric } from '../dress/cloth.ts';

/** A finger around the cup, from its tip to the back of the hand. */
const finger = (t: Tones, tip: number, y: number): string =>
  group(
    `transform="translate(${tip} ${y})"`,
    shape(points('4 2, 24 -1, 60 1, 84 4, 84 22, 46 20, 12 19, -2 9'), t.base),
    leaf(points('0 15, 36 21, 82 22'), t.shade, 5),
    leaf(points('10 6, 40 4, 72 8'), t.light, 5, 'opacity=".8"'),
  );

/** A cup that she holds before her, the arm in a sleeve of this colour. */
export const cupInHand =
  (sleeve: string, glaze: string) =>
  (t: Tones, light: Light): string => {
    const [f, g] = [fabric(sleeve, light), fabric(glaze, light)];
    const cup = points('226 650!, 230 722, 246 744, 292 744, 308 722, 312 650!');
    const arm = points(
      '356 672, 420 676, 500 700, 580 750, 640 850!, 470 850!, 410 786, 362 756, 346 716',
    );
    const cuff = points('352 664, 386 664, 398 706, 388 762, 356 762, 344 740, 342 690');
    return (
      gradient('glaze', [g.light, g.base, g.shade], '') +
      shape(cup, 'url(#glaze)') +
      `<ellipse cx="269" cy="650" rx="43" ry="10" fill="${g.light}"/>` +
      `<ellipse cx="269" cy="652" rx="36" ry="7" fill="${mix('#5a2c16', light.air, 0.1)}"/>` +
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
      shape(
        points('380 692, 352 670, 322 660, 306 668, 300 700, 306 728, 322 742, 350 742, 380 734'),
        t.base,
      ) +
      shape(
        points('380 716, 340 714, 312 726, 320 744, 380 746'),
        t.shade,
        'filter="url(#crisp)"',
      ) +
      [8, 0, 3, 12]
        .map((reach, i) => finger(t, 236 + reach, 660 + i * 20))
        .reverse()
        .join('') +
      shape(
        points('340 690, 322 664, 296 646, 274 644, 268 652, 280 660, 300 672, 318 694'),
        t.base,
      ) +
      leaf(points('276 650, 296 654, 318 672'), t.light, 5, 'opacity=".8"') +
      leaf(points('270 656, 298 672, 318 696'), t.shade, 4) +
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
