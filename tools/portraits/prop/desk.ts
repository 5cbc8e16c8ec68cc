import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, circle, line } from '../draw/svg.ts';
import { type Prop, placed } from './prop.ts';

/** Books, the uppermost first. */
export const books =
  (...colours: string[]): Prop =>
  (x, y, size = 1) =>
    placed(
      x,
      y,
      size,
      ...colours.map((colour, i) => {
        const top = -28 * (colours.length - i);
        const dx = (i * 37) % 23;
        return (
          box(-92 + dx, top, 180, 27, colour, 'rx="3"') +
          box(-60 + dx, top + 5, 150, 17, '#f3e6d0') +
          box(-92 + dx, top + 20, 180, 7, mix(colour, '#2a0f1e', 0.35), 'rx="3"') +
          box(-84 + dx, top + 8, 12, 4, '#f2c46a')
        );
      }),
    );

/** A framed old photograph: an arch and two figures in sepia. */
export const photograph: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    box(-70, -180, 140, 180, '#8a5a32', 'rx="5"') +
      box(-56, -166, 112, 152, '#f0dfc0') +
      box(-44, -152, 88, 124, '#b99468'),
    '<path d="M-30-28v-60q0-40 30-56q30 16 30 56v60z" fill="#e3c698"/>',
    ...[-13, 15].map(
      (dx) =>
        circle(dx, -76, 10, '#6b4730') +
        `<path d="M${dx - 17}-28q0-38 17-38t17 38z" fill="#6b4730"/>`,
    ),
    box(52, -180, 18, 180, '#5a3420', 'rx="5"'),
  );

/** Strips of film and a small loupe. */
export const film: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    '<circle cy="-86" r="86" fill="#2f1a30"/><circle cy="-86" r="86" fill="none" stroke="#8a6a86" stroke-width="7"/>',
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<circle cy="-134" r="21" fill="#d9766a" opacity=".85" transform="rotate(${turn} 0 -86)"/>`,
    ),
    circle(0, -86, 15, '#8a6a86'),
    '<path d="M60-8h190v-34h-190z" fill="#2f1a30"/>' +
      `<path d="${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${68 + i * 23}-38h10v5h-10zM${68 + i * 23}-17h10v5h-10z`).join('')}" fill="#f1d9bd"/>`,
  );

/** A microphone on the table, and headphones beside it. */
export const studioThings: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    '<ellipse rx="60" ry="12" fill="#171026"/>',
    line(points('0 -4, 0 -110'), '#55477a', 11) +
      box(-40, -256, 80, 150, '#2a2038', 'rx="40"') +
      box(-40, -256, 80, 88, '#6a5a98', 'rx="40"') +
      box(-40, -256, 26, 88, '#a495d0', 'rx="13"') +
      `<path d="${[-236, -220, -204, -188].map((at) => `M-36 ${at}h72v4h-72z`).join('')}" fill="#2a2038"/>` +
      box(-44, -170, 88, 9, '#e08a5a'),
    '<path d="M110-30q-6-120 70-120t70 120" fill="none" stroke="#171026" stroke-width="15"/><path d="M116-60q6-84 64-86" fill="none" stroke="#8d7fb0" stroke-width="4"/>',
    box(88, -66, 44, 70, '#e08a5a', 'rx="20"') + box(230, -66, 44, 70, '#b8623c', 'rx="20"'),
  );

/** Cymbals over a drum. */
export const drums: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    box(-100, -130, 200, 130, '#7a2454') +
      box(-100, -130, 60, 130, '#a8457c') +
      box(50, -130, 50, 130, '#4d1638'),
    `<ellipse cy="-130" rx="100" ry="24" fill="#f6ead6"/><ellipse rx="100" ry="24" fill="#5b1840"/>${box(-104, -124, 208, 9, '#d9d4da')}`,
    line(points('150 0, 150 -250'), '#b9b4bd', 7) +
      '<ellipse cx="150" cy="-250" rx="112" ry="20" fill="#d99a2c" transform="rotate(-8 150 -250)"/><ellipse cx="130" cy="-254" rx="80" ry="11" fill="#ffe09a" opacity=".8" transform="rotate(-8 150 -250)"/>' +
      circle(150, -262, 10, '#a86a1c'),
    line(points('-60 -150, 60 -196'), '#e9c48c', 9) +
      line(points('-20 -140, 96 -168'), '#d9ae72', 9),
  );
