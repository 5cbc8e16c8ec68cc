import { points } from '../draw/path.ts';
import type { Body } from './body.ts';

/** The ways to sit. */
export const BODIES = {
  /** Turned three quarters, at ease. */
  quarter: {
    front: points('296 390, 303 440, 296 480'),
    far: points('268 497, 222 509, 182 526, 154 560, 142 624, 136 710, 124 830!'),
    near: points(`
  572 830!, 560 730, 552 640, 536 576, 500 532, 450 506, 410 486, 392 454, 386 400,
  366 340`),
    pit: [306, 506],
    straps: [
      [238, 506],
      [438, 500],
    ],
    armpit: points('462 820, 456 744, 464 684, 484 630'),
    farArm: points('192 820, 200 744, 194 684, 178 640'),
  },
  /** The same with straight shoulders, the near one drawn up. */
  upright: {
    front: points('296 390, 303 440, 296 478'),
    far: points('268 492, 220 499, 178 514, 152 548, 142 620, 138 710, 126 830!'),
    near: points(`
  572 830!, 558 730, 548 640, 532 562, 496 514, 448 494, 410 478, 392 448, 386 400,
  366 340`),
    pit: [306, 502],
    straps: [
      [232, 500],
      [440, 490],
    ],
    armpit: points('460 820, 454 740, 460 676, 480 620'),
    farArm: points('192 820, 200 740, 194 670, 178 624'),
  },
  /** Three quarters, leaning to the far side: the near shoulder is the higher one. */
  leaning: {
    front: points('296 390, 301 440, 292 482'),
    far: points('262 502, 216 524, 182 556, 162 606, 156 680, 152 740, 140 830!'),
    near: points(`
  586 830!, 574 720, 566 620, 548 548, 506 502, 454 484, 412 474, 392 446, 386 400,
  366 340`),
    pit: [304, 508],
    straps: [
      [236, 518],
      [440, 482],
    ],
    armpit: points('472 820, 464 736, 472 660, 496 600'),
    farArm: points('204 820, 210 750, 204 700, 190 664'),
  },
  /** From the side, the chest turned a little to us. */
  side: {
    front: points('284 390, 296 440, 292 484'),
    far: points('264 506, 226 526, 198 560, 184 630, 170 706, 184 780, 186 830!'),
    near: points(`
  560 830!, 550 740, 542 650, 526 584, 494 540, 454 514, 424 492, 404 454, 398 400,
  390 330`),
    pit: [292, 512],
    straps: [
      [240, 518],
      [440, 506],
    ],
    armpit: points('416 820, 418 740, 428 670, 454 622'),
    farArm: points('234 820, 226 770, 204 730, 190 700'),
  },
  /** Seen from behind, looking back over the far shoulder. */
  back: {
    front: points('290 390, 296 436, 280 474'),
    far: points('246 494, 196 510, 152 542, 124 606, 112 700, 98 830!'),
    near: points(
      '540 830!, 528 720, 512 620, 486 554, 446 518, 414 494, 394 456, 388 400, 368 340',
    ),
    pit: [340, 500],
    straps: [
      [216, 506],
      [436, 514],
    ],
    armpit: points('476 820, 468 740, 474 680, 490 636'),
    farArm: points('204 820, 200 740, 186 680, 162 636'),
  },
} satisfies Record<string, Body>;
