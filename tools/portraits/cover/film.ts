import { points } from '../draw/path.ts';
import { box, circle, gradient, shape, within } from '../draw/svg.ts';

/** The film: a red train through a meadow under snowy peaks. */
const film =
  gradient('alps', ['#3f9ab4', '#a5d6d0', '#fdf0c0']) +
  within(
    'screen',
    'M318 44h324v246H318z',
    box(318, 44, 324, 246, 'url(#alps)'),
    `<g opacity=".3">${Array.from({ length: 12 }, (_, i) => `<path d="M560 150l-26-330h52z" fill="#fffbe0" transform="rotate(${i * 30} 560 150)"/>`).join('')}</g>`,
    circle(560, 112, 25, '#fff4c4'),
    shape(
      points(
        '300 236!, 350 150!, 384 176!, 440 86!, 498 168!, 530 138!, 600 206!, 660 170!, 660 260!, 300 260!',
      ),
      '#5f8fae',
    ),
    shape(points('440 86!, 498 168!, 474 160!, 458 178!, 440 150!, 420 168!, 402 150!'), '#fffdf4'),
    shape(points('440 86!, 498 168!, 474 160!, 458 178!, 444 150!'), '#c6dde2'),
    shape(points('350 150!, 384 176!, 366 180!, 350 172!, 334 186!'), '#fffdf4'),
    shape(points('530 138!, 572 178!, 552 174!, 536 184!, 512 158!'), '#fffdf4'),
    shape(points('300 226, 390 206, 480 226, 560 208, 660 226, 660 300!, 300 300!'), '#5fa05a'),
    shape(points('300 250, 420 232, 540 254, 660 238, 660 300!, 300 300!'), '#8fbf58'),
    `<path d="M470 246q-60-4-150 20l0 10q90-22 150-18z" fill="#8a5a44"/>`,
    '<path d="M312 268l0-34q52-20 104-26l62-2q18 4 22 38l-30 4q-80 0-158 20z" fill="#c2382f"/><path d="M478 206q18 4 22 38l-30 4q2-24-6-41z" fill="#8a2430"/><path d="M318 242l30-10 0 14-30 9zM356 229l30-8 0 14-30 8zM394 219l28-5 0 14-28 5zM430 213l24-2 2 14-26 3z" fill="#ffe9ae"/><path d="M312 262q82-20 158-20l0 6q-80 0-158 20z" fill="#f2b84a"/>',
    Array.from({ length: 46 }, (_, i) =>
      circle(
        324 + ((i * 67) % 318),
        258 + ((i * 41) % 32),
        3 + (i % 3),
        i % 4 ? '#f7c331' : '#fff6e0',
      ),
    ).join(''),
  );

/** The poster in its frame. */
export const frame =
  box(312, 48, 348, 262, '#8a4a3c', 'opacity=".35" filter="url(#soft)"') +
  box(300, 26, 360, 282, '#7a3f28') +
  box(300, 26, 360, 282, 'none', 'stroke="#e9b862" stroke-width="7"') +
  box(311, 37, 338, 260, '#fbf1dc') +
  film;
