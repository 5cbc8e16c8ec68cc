import type { Tones } from '../draw/colour.ts';
import { curve, leaf, type Point, points, shape, within } from '../draw/svg.ts';

/** How she sits: what a dress and a necklace need to know of it. Looking to the left. */
export interface Body {
  /** Front of the neck, from under the jaw to the pit of the neck. */
  front: readonly Point[];
  /** From the pit over the far shoulder down to the lower edge. */
  far: readonly Point[];
  /** Back of the neck and over the near shoulder, up from the lower edge. */
  near: readonly Point[];
  /** Pit of the neck. */
  pit: Point;
  /** Where the strap of a dress would lie, on the far side and on the near one. */
  straps: readonly [far: Point, near: Point];
  /** Fold between the near arm and the chest. */
  armpit: readonly Point[];
  /** The same on the far side. */
  farArm: readonly Point[];
}

export const BODIES = {
  /** Turned three quarters. */
  quarter: {
    front: points('296 390, 303 440, 296 476'),
    far: points('268 497, 218 514, 184 534, 160 574, 152 640, 158 730, 148 830!'),
    near: points(`
  538 830!, 534 740, 540 660, 530 592, 502 546, 456 514, 412 490, 392 454, 386 400,
  366 340`),
    pit: [306, 506],
    straps: [
      [238, 508],
      [438, 501],
    ],
    armpit: points('452 820, 450 740, 460 680, 478 632'),
    farArm: points('204 820, 206 740, 198 680, 184 640'),
  },
  /** From the side, the chest turned a little to us. */
  side: {
    front: points('286 390, 300 436, 294 480'),
    far: points('262 508, 222 532, 196 566, 184 630, 172 706, 190 780, 196 830!'),
    near: points(`
  544 830!, 548 740, 546 660, 530 594, 498 550, 456 522, 424 494, 408 450, 404 400,
  390 330`),
    pit: [292, 512],
    straps: [
      [240, 520],
      [440, 508],
    ],
    armpit: points('410 820, 412 740, 424 670, 450 626'),
    farArm: points('238 820, 226 770, 204 730, 190 700'),
  },
  /** Seen from behind, looking back over the far shoulder. */
  back: {
    front: points('290 390, 296 436, 280 474'),
    far: points('246 494, 190 514, 140 552, 112 620, 100 700, 92 830!'),
    near: points(
      '540 830!, 532 720, 518 620, 494 560, 450 524, 414 496, 394 456, 388 400, 368 340',
    ),
    pit: [340, 500],
    straps: [
      [216, 506],
      [436, 514],
    ],
    armpit: points('470 820, 462 740, 468 680, 484 640'),
    farArm: points('206 820, 200 740, 186 680, 166 640'),
  },
} satisfies Record<string, Body>;

/** The outline; `bulk` is the thickness of what she wears. */
export const outline = ({ front, far, near }: Body, bulk = 0): Point[] => [
  ...front,
  ...far.map(([x, y, corner]): Point => place(x - bulk, y - bulk * 0.35, corner)),
  // The last three points are the back of the neck.
  ...near.map(
    ([x, y, corner], i): Point =>
      i < near.length - 3 ? place(x + bulk, y - bulk * 0.35, corner) : place(x, y, corner),
  ),
];

const place = (x: number, y: number, corner?: 1): Point => (corner ? [x, y, corner] : [x, y]);

/** Neck, collarbones and shoulders. */
export function skin(body: Body, t: Tones): string {
  const around = outline(body);
  const [x, y] = body.pit;
  return within(
    'skin',
    curve(around, true),
    shape(around, t.base),
    shape(
      [
        [x - 150, y + 20],
        [x - 70, y - 2],
        [x - 20, y + 30],
        [x - 30, y + 120],
        [x - 150, y + 90],
      ],
      t.light,
      'opacity=".6" filter="url(#softer)"',
    ),
    // The shadow of the jaw, and of the neck on the near shoulder.
    shape(
      [
        [x - 30, y - 130],
        [x - 14, y - 84],
        [x + 16, y - 62],
        [x + 50, y - 30],
        [x + 60, y + 20],
        [x + 130, y + 20],
        [x + 200, y + 60],
        [x + 260, y + 200],
        [x + 320, y + 90],
        [x + 180, y - 60],
        [x + 110, y - 160],
      ],
      t.shade,
      'filter="url(#crisp)"',
    ),
    shape(
      [
        [x - 20, y - 150],
        [x + 6, y - 96],
        [x + 50, y - 66],
        [x + 84, y - 10],
        [x + 130, y - 10],
        [x + 130, y - 160],
      ],
      t.deep,
      'opacity=".7" filter="url(#soft)"',
    ),
    // Collarbones and the cord of the neck.
    leaf(
      [
        [x - 12, y + 4],
        [x - 40, y + 2],
        [x - 76, y + 4],
        [x - 112, y - 4],
      ],
      t.shade,
      7,
      'filter="url(#crisp)"',
    ),
    leaf(
      [
        [x + 16, y + 6],
        [x + 50, y + 2],
        [x + 100, y + 8],
        [x + 150, y + 4],
      ],
      t.deep,
      6,
      'opacity=".6" filter="url(#crisp)"',
    ),
    leaf(
      [
        [x + 60, y - 70],
        [x + 40, y - 34],
        [x + 12, y - 2],
      ],
      t.deep,
      7,
      'opacity=".5" filter="url(#crisp)"',
    ),
    leaf(
      [
        [x - 8, y - 6],
        [x, y + 4],
        [x + 12, y + 2],
      ],
      t.deep,
      5,
      'opacity=".5"',
    ),
  );
}
