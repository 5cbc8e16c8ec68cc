import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { box, chance, circle, glow, group, line, shape } from '../draw/svg.ts';
import { CRISP, type Setting, SOFT, sky } from './setting.ts';

/** A cantilevered fishing net over the water. */
const net = (x: number, y: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})" stroke="${colour}" fill="none" stroke-linecap="round"`,
    `<path d="M0 0L-60-190M0 0L-130-150M0 0L40-60M-60-190L60-30" stroke-width="7"/>`,
    `<path d="M-60-190q-110-20-170 90M-60-190q50 40 40 130M-130-150q-70 20-120 90M-130-150q-10 60 20 120" stroke-width="4"/>`,
    `<path d="M-230-100Q-120 40-20-60Q-110 20-230-100z" fill="${colour}" fill-opacity=".25" stroke-width="2"/>`,
    `<path d="M-200-72L-60-32M-170-46L-40-50M-140-28L-100-6M-110-24L-60-20" stroke-width="1.6"/>`,
  );

/** Fort Kochi in the rain: nets, a boat, lamps on the quay. */
export const harbour: Setting = ({ air }) => {
  const next = chance(3);
  return {
    back:
      sky('#4d7480', '#8fb0ae', '#cdd3bd', '#6f9a98') +
      group(
        SOFT,
        shape(
          points('-60 90, 120 40, 300 100, 470 50, 700 110, 700 220, 420 180, 160 220, -60 180'),
          '#3f6270',
          'opacity=".8"',
        ),
      ) +
      glow('break', 150, 400, 250, '#fff0c0', 0.8) +
      shape(
        points('-40 430, 120 412, 300 424, 480 404, 690 420, 690 470!, -40 470!'),
        '#5f8480',
        CRISP,
      ) +
      box(0, 452, 640, 370, '#5c8a8d') +
      Array.from({ length: 26 }, () =>
        box(
          next() * 640,
          466 + next() * 200,
          30 + next() * 70,
          3,
          next() > 0.5 ? '#b8d2c8' : '#3f6b74',
          'rx="1.5" opacity=".6"',
        ),
      ).join('') +
      group(
        '',
        net(214, 570, 1.2, mix('#20343c', air, 0.2)),
        net(680, 540, 0.95, mix('#2f4a52', air, 0.2)),
      ) +
      shape(points('470 540!, 600 540!, 650 520!, 620 566, 500 568'), '#7a2f3a') +
      box(540, 506, 60, 34, '#e6d6b8') +
      box(552, 514, 14, 14, '#f7c35f') +
      shape(points('-40 640, 200 626, 460 650, 690 630, 690 820!, -40 820!'), '#3a4f58') +
      [40, 590]
        .map(
          (x, i) =>
            glow(`lamp${i}`, x, 330 + i * 40, 90, '#ffd27a', 0.9) +
            line(
              [
                [x, 345 + i * 40],
                [x, 700],
              ],
              '#22323a',
              7,
            ) +
            circle(x, 330 + i * 40, 13, '#fff0c2'),
        )
        .join(''),
    front: `<path fill="none" stroke="#e6f2ee" stroke-width="2" stroke-linecap="round" opacity=".4" d="${Array.from({ length: 40 }, (_, i) => `M${Math.round((i % 2 ? 440 : -20) + next() * 200)} ${Math.round(next() * 780)}l-${6 + Math.round(next() * 5)} ${24 + Math.round(next() * 26)}`).join('')}"/>`,
  };
};
