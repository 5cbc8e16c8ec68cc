import { points } from '../draw/path.ts';
import { box, boxes, chance, circle, glow, gradient, group, line } from '../draw/svg.ts';
import { CRISP } from '../setting/setting.ts';

const jar = (x: number, y: number, w: number, high: number) =>
  box(x, y - high, w, high, '#77769a', 'rx="5"') +
  box(x + 3, y - high, w * 0.26, high, '#c3bfd6', 'rx="4"') +
  box(x - 2, y - high - 9, w + 4, 14, '#9a98ba', 'rx="5"') +
  circle(x + w / 2, y - high - 11, 5, '#c3bfd6');

/** A shelf of steel jars. */
export const shelf =
  jar(36, 206, 48, 58) +
  jar(96, 206, 48, 72) +
  jar(156, 206, 40, 50) +
  jar(208, 206, 34, 40) +
  box(14, 206, 250, 11, '#7d5a6e') +
  box(14, 217, 250, 6, '#2a2048');

/** Twenty past nine. */
export const clock =
  circle(336, 116, 45, '#151233', 'opacity=".5" filter="url(#crisp)"') +
  circle(332, 110, 44, '#d99a4e') +
  circle(332, 110, 37, '#fbefd8') +
  `<path d="${Array.from({ length: 12 }, (_, i) => `M${Math.round(332 + Math.sin((i * Math.PI) / 6) * 32)} ${Math.round(110 - Math.cos((i * Math.PI) / 6) * 32)}h1`).join('')}" stroke="#7a5a5a" stroke-width="4" stroke-linecap="round"/>` +
  line(points('332 110, 312 114'), '#33204a', 5) +
  line(points('332 110, 356 124'), '#33204a', 4) +
  circle(332, 110, 4, '#b0433a');

const city = (() => {
  const next = chance(31);
  const walls = Array.from(
    { length: 9 },
    (_, i) => [640 + i * 34, 190 - next() * 84 + (i % 2) * 24, 30, 200] as const,
  );
  return (
    boxes('#2c2a66', walls) +
    boxes(
      '#ffd28a',
      walls.flatMap(([x, y]) =>
        Array.from(
          { length: 7 },
          (_, i) => [x + 4 + (i % 3) * 8, y + 12 + Math.floor(next() * 9) * 13, 4, 6] as const,
        ),
      ),
    )
  );
})();

/** The window, and the town that has not gone to bed either. */
export const cityWindow =
  gradient('night', ['#171a4c', '#3a3078', '#8a4a78']) +
  box(644, 36, 270, 262, 'url(#night)') +
  glow('moon', 836, 92, 110, '#dcd4ff', 0.6) +
  '<path d="M832 66a28 28 0 1 0 30 40a23 23 0 0 1-30-40z" fill="#fff3d6"/>' +
  `<clipPath id="pane">${box(644, 36, 270, 262, '#fff')}</clipPath>` +
  group('clip-path="url(#pane)"', group(CRISP, city)) +
  `<path d="M644 36h270v262h-270z" fill="none" stroke="#67528c" stroke-width="12"/>` +
  box(775, 36, 8, 262, '#67528c') +
  box(626, 298, 306, 13, '#8a6f9c');
