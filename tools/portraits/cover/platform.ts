import { points } from '../draw/path.ts';
import { box, chance, gradient, group, line, shape } from '../draw/svg.ts';
import { chai } from '../prop/drinks.ts';
import { SOFT } from '../setting/setting.ts';
import { type Cover, wash } from './cover.ts';
import { bench, fan, lamp, local } from './station.ts';
import { bun, stall } from './tea-stall.ts';

const light = { sun: '#ffe0a0', air: '#16303c' };

/** A station bench in the rain, two glasses of tea on it. */
export const platform: Cover = (() => {
  const next = chance(17);
  const rain = Array.from(
    { length: 90 },
    () =>
      `M${Math.round(next() * 980)} ${Math.round(70 + next() * 270)}l-${5 + Math.round(next() * 4)} ${22 + Math.round(next() * 26)}`,
  ).join('');
  return {
    title: 'A bench at the station in the rain',
    light,
    parts:
      wash('#2c5563', '#5f8f94', '#a8c3b8', '#5f8588') +
      group(
        SOFT,
        shape(
          points(
            '-40 150, 90 110, 200 134, 320 96, 470 130, 620 104, 800 140, 1000 110, 1000 220!, -40 220!',
          ),
          '#3f6b74',
        ),
      ) +
      local +
      `<path d="${rain}" fill="none" stroke="#eaf6f2" stroke-width="2.4" stroke-linecap="round" opacity=".5"/>` +
      gradient('floor', ['#6d8f8c', '#47696d', '#2c4a54']) +
      box(0, 352, 960, 190, 'url(#floor)') +
      box(0, 352, 960, 12, '#f0b93a') +
      box(0, 364, 960, 5, '#27434c') +
      group(
        SOFT,
        '<path d="M90 380h110v150h-130zM560 380h80v150h-80z" fill="#ffe2a0" opacity=".3"/><path d="M690 440h280v100h-290z" fill="#ffb35c" opacity=".5"/>',
      ) +
      Array.from({ length: 16 }, () =>
        box(
          next() * 900,
          380 + next() * 150,
          30 + next() * 70,
          3,
          '#d5e6dc',
          'rx="1.5" opacity=".4"',
        ),
      ).join('') +
      box(0, 0, 960, 44, '#1c333c') +
      `<path d="${Array.from({ length: 24 }, (_, i) => `M${i * 42} 44q21 22 42 0z`).join('')}" fill="#27444c"/>` +
      box(0, 38, 960, 7, '#5d8384') +
      box(118, 40, 26, 470, '#20404a') +
      box(118, 40, 8, 470, '#6d9694') +
      line(points('131 120, 160 72, 214 48'), '#20404a', 9) +
      line(points('131 120, 102 72, 48 48'), '#20404a', 9) +
      box(106, 488, 50, 22, '#1a3038') +
      fan +
      lamp(196, 'near') +
      lamp(604, 'far') +
      stall +
      bench +
      chai(336, 414, 0.44) +
      chai(474, 414, 0.44) +
      shape(points('372 414!, 380 407!, 438 407!, 446 414!'), '#e9e2cf') +
      bun(396, 407) +
      bun(426, 408),
  };
})();
