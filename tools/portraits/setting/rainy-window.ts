import { mix } from '../draw/colour.ts';
import { box, chance, circle, glow, group } from '../draw/svg.ts';
import { type Setting, SOFT, sky } from './setting.ts';

const LAMPS = ['#f7c35f', '#e5765a', '#fff0c2', '#7fc0b0', '#c86aa0'];

/** A window in the rain, the lamps of the street behind it. */
export const rainyWindow: Setting = ({ air }) => {
  const next = chance(29);
  return {
    back:
      sky(mix('#2b3354', air, 0.3), mix('#5a5478', air, 0.2), '#9a6a72') +
      group(
        SOFT,
        ...Array.from({ length: 26 }, (_, i) =>
          circle(
            next() * 640,
            250 + next() * 340,
            12 + next() * 30,
            LAMPS[i % 5] ?? '#fff',
            'opacity=".5"',
          ),
        ),
      ) +
      glow('street', 330, 480, 260, '#ffb76a', 0.5) +
      `<path d="${Array.from({ length: 60 }, () => `M${Math.round(next() * 640)} ${Math.round(next() * 560)}l${Math.round(next() * 4 - 2)} ${20 + Math.round(next() * 50)}`).join('')}" fill="none" stroke="#eaf0f4" stroke-width="3" stroke-linecap="round" opacity=".4"/>` +
      box(0, 0, 26, 800, '#3a2430') +
      box(614, 0, 26, 800, '#3a2430') +
      box(310, 0, 20, 800, '#3a2430') +
      box(0, 250, 640, 16, '#3a2430'),
  };
};
