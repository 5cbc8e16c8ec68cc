import { points } from '../draw/path.ts';
import { box, boxes, glow, group, line, shape } from '../draw/svg.ts';
import { croissant } from '../prop/croissant.ts';
import { cup } from '../prop/drinks.ts';
import { CRISP, SOFT } from '../setting/setting.ts';
import { type Cover, wash } from './cover.ts';
import { frame } from './film.ts';

const light = { sun: '#fff0c8', air: '#6a3434' };

/** A bentwood chair, seen from its side; it faces to the right. */
const chair = (x: number, flip = 1) =>
  group(
    `transform="translate(${x} 540) scale(${flip} 1)"`,
    line(points('-60 10, -56 -90, -70 -170, -84 -232, -76 -246'), '#4a2018', 12),
    line(points('-76 -246, -66 -236, -56 -176, -46 -108'), '#6e3020', 9),
    line(points('-70 -234, -60 -176, -50 -112'), '#c9774a', 3),
    line(points('36 10, 30 -60, 32 -92'), '#4a2018', 12),
    line(points('-58 -40, 34 -40'), '#4a2018', 6),
    shape(points('-70 -104!, -60 -118, 30 -118, 46 -106, 44 -92, -62 -90'), '#8a4428'),
    shape(points('-66 -108!, -58 -117, 28 -117, 42 -108, 0 -104'), '#d98a52'),
  );

const table =
  '<ellipse cx="480" cy="536" rx="150" ry="14" fill="#3a1420" opacity=".4" filter="url(#crisp)"/>' +
  '<path d="M470 430h20l8 104h-36z" fill="#4a2420"/><path d="M470 430h7l-2 104h-13z" fill="#9a5a40"/>' +
  '<ellipse cx="480" cy="432" rx="196" ry="24" fill="#9c6a58"/><ellipse cx="480" cy="424" rx="196" ry="23" fill="#f6e6d8"/><ellipse cx="440" cy="421" rx="140" ry="14" fill="#fffaf0"/>';

const plant = (x: number, y: number, size: number) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    ...[-62, -40, -16, 8, 34, 58].map((turn, i) =>
      group(
        `transform="rotate(${turn})"`,
        shape(
          points('0 0!, -30 -70, -34 -130, 0 -196!, 34 -130, 30 -70'),
          ['#2f7a5c', '#4f9a6a', '#3d8a62'][i % 3] as string,
        ),
        shape(points('0 0!, 30 -70, 34 -130, 0 -196!'), '#22604e'),
      ),
    ),
    '<path d="M-64-8h128l-16 118h-96z" fill="#3f6f86"/><path d="M20-8h44l-16 118h-40z" fill="#2a4d66"/><path d="M-70-16h140v24h-140z" fill="#6a9ab0"/>',
  );

/** A café table under the poster of a film. */
export const filmPoster: Cover = {
  title: 'A café table under an old film poster',
  light,
  parts:
    wash('#f2b98c', '#f4c79a', '#e8a680') +
    box(0, 372, 960, 170, '#b5604e') +
    box(0, 366, 960, 10, '#fbe2bc') +
    boxes(
      '#a35044',
      Array.from({ length: 9 }, (_, i) => [i * 112 + 14, 392, 84, 120] as const),
    ) +
    group(
      SOFT,
      '<path d="M-20 60l270-60h120l-160 540h-330z" fill="#fff4cf" opacity=".4"/><path d="M470 0h110l-170 540h-120z" fill="#fff4cf" opacity=".28"/>',
    ) +
    box(-20, 30, 208, 300, '#fff9e4') +
    group(
      CRISP,
      shape(points('-20 230, 40 170, 100 210, 180 150, 188 330!, -20 330!'), '#9cc79a'),
      shape(points('-20 280, 60 240, 188 262, 188 330!, -20 330!'), '#6fa886'),
    ) +
    glow('noon', 60, 100, 190, '#fffdf0', 0.9) +
    boxes('#7a3f3a', [
      [182, 20, 14, 320],
      [-20, 20, 208, 12],
      [84, 30, 8, 300],
      [-20, 168, 208, 8],
      [-20, 326, 224, 18],
    ]) +
    frame +
    glow('lampglow', 800, 150, 170, '#fff0b8', 0.85) +
    box(798, -10, 4, 110, '#5a2a30') +
    shape(points('748 150!, 758 116, 788 96, 812 96, 842 116, 852 150!'), '#1f6f72') +
    shape(points('748 150!, 758 116, 788 96, 790 96, 778 150!'), '#5fb0a4') +
    '<ellipse cx="800" cy="150" rx="52" ry="7" fill="#fff8dc"/>' +
    plant(870, 440, 1.05) +
    chair(258) +
    chair(702, -1) +
    table +
    group('transform="translate(388 428) scale(-1 1)"', cup('#f8efe2')(0, 0, 0.54)) +
    cup('#1f6f72')(572, 428, 0.54) +
    '<ellipse cx="482" cy="424" rx="46" ry="8" fill="#d9b8a4"/><ellipse cx="482" cy="421" rx="46" ry="8" fill="#fffdf6"/>' +
    croissant(482, 412, 0.66, -4),
};
