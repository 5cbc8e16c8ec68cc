import { mix } from '../draw/colour.ts';
import { line } from '../draw/svg.ts';
import { type Prop, placed, steam } from './prop.ts';

/** Tea in a ribbed glass. */
export const chai: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    `<path d="M-40-128h80l-10 128h-60z" fill="#f6e7d0" opacity=".5"/><path d="M-36-100h72l-8 94h-56z" fill="#b9692f"/><path d="M-36-100h20l4 94h-16z" fill="#e09a55"/><path d="M22-100h14l-8 94h-12z" fill="#8a4420" opacity=".7"/>`,
    '<ellipse cy="-100" rx="36" ry="8" fill="#d98f4e"/><ellipse cy="-128" rx="40" ry="9" fill="none" stroke="#fffaf0" stroke-width="3" opacity=".8"/>',
    ...[-24, -8, 8, 24].map((dx) =>
      line(
        [
          [dx, -122],
          [dx * 0.78, -8],
        ],
        '#fff6e4',
        2,
        'opacity=".5"',
      ),
    ),
    steam(-140),
  );

/** A cup on a saucer. */
export const cup =
  (colour: string, drink = '#8a4a22'): Prop =>
  (x, y, size = 1) =>
    placed(
      x,
      y,
      size,
      `<ellipse rx="86" ry="14" cy="-4" fill="${mix(colour, '#3a1a30', 0.2)}"/><ellipse rx="86" ry="13" cy="-9" fill="${colour}"/>`,
      `<path d="M50-72q48-12 44 20q-6 30-56 26" fill="none" stroke="${mix(colour, '#3a1a30', 0.16)}" stroke-width="11"/>`,
      `<path d="M-58-90h116q2 62-36 80h-44q-38-18-36-80z" fill="${colour}"/><path d="M20-90h38q2 62-36 80h-24q24-30 22-80z" fill="${mix(colour, '#3a1a30', 0.28)}"/>`,
      `<ellipse cy="-90" rx="58" ry="13" fill="${mix(colour, '#ffffff', 0.35)}"/><ellipse cy="-88" rx="49" ry="9" fill="${drink}"/>`,
      steam(-100),
    );

/** Filter coffee in a steel tumbler and its bowl. */
export const filterCoffee: Prop = (x, y, size = 1) =>
  placed(
    x,
    y,
    size,
    '<path d="M-78-52h156q-6 44-34 52h-88q-28-8-34-52z" fill="#b9b4bd"/><path d="M-78-52h40q4 40 26 52h-32q-28-8-34-52z" fill="#f2eef2"/><path d="M40-52h38q-6 44-34 52h-18q14-20 14-52z" fill="#77707e"/><ellipse cy="-52" rx="78" ry="13" fill="#8d8792"/>',
    '<path d="M-46-160h92l-12 108q-34 12-68 0z" fill="#c6c1ca"/><path d="M-46-160h26l2 112q-10-2-16-4z" fill="#fffdfd"/><path d="M22-160h24l-12 108-14 6z" fill="#837c8a"/>',
    '<ellipse cy="-160" rx="46" ry="11" fill="#efe9ee"/><ellipse cy="-158" rx="38" ry="8" fill="#9a5a30"/><ellipse cy="-159" rx="26" ry="5" fill="#d9a878"/>',
    steam(-170),
  );

/** Cups of tea for tasting, in a row. */
export const tasting: Prop = (x, y, size = 1) =>
  [-170, -56, 58, 172]
    .map((dx, i) =>
      placed(
        x + dx * size,
        y,
        size * 0.9,
        '<path d="M-50-62h100q0 46-28 62h-44q-28-16-28-62z" fill="#fbf4e8"/><path d="M18-62h32q0 46-28 62h-20q18-24 16-62z" fill="#cbbcb0"/>',
        `<ellipse cy="-62" rx="50" ry="13" fill="#fffdf8"/><ellipse cy="-60" rx="41" ry="9" fill="${['#d98a2c', '#b9552a', '#e3b048', '#8f3a1c'][i]}"/>`,
      ),
    )
    .join('');
