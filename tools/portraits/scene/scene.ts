import { type Light, mix } from '../draw/colour.ts';
import { box, gradient, group } from '../draw/svg.ts';
import { blur, rimLight } from '../effects.ts';
import type { Setting } from '../setting/setting.ts';
import { fromBehind } from './from-behind.ts';
import type { Onlooker } from './onlooker.ts';

/** A picture that she sends: 640 by 800, without words. */
export interface Scene {
  title: string;
  /** What the picture shows, between the effects and the frame. */
  parts: string;
  light: Light;
}

const TABLES = {
  wood: '#8a5638',
  dark: '#4a2436',
  stone: '#b9a08e',
  linen: '#e9dcc8',
  steel: '#8fa0a4',
  indigo: '#2c4680',
};

/** Things on a table before a place that is out of focus. */
export const still = (
  title: string,
  light: Light,
  setting: Setting,
  table: keyof typeof TABLES,
  ...things: string[]
): Scene => {
  const top = mix(TABLES[table], light.air, 0.12);
  return {
    title,
    light,
    parts:
      box(0, 0, 640, 800, mix(light.sun, light.air, 0.5)) +
      group(
        'filter="url(#soft)" transform="translate(-90 -150) scale(1.28)"',
        setting(light).back,
      ) +
      gradient('table', [mix(top, light.sun, 0.4), top, mix(top, light.air, 0.5)]) +
      box(0, 566, 640, 240, 'url(#table)') +
      box(0, 566, 640, 5, mix(top, light.sun, 0.7)) +
      group('transform="translate(320 740) scale(1.16) translate(-320 -740)"', ...things),
  };
};

/** She, from behind, in a place. */
export const away = (
  title: string,
  setting: Setting,
  who: Onlooker,
  x = 330,
  size = 0.62,
): Scene => {
  const { back, front } = setting(who.light);
  return { title, light: who.light, parts: back + fromBehind(who, x, size, 10) + (front ?? '') };
};

/** A place, and things that were left there. */
export const view = (title: string, light: Light, setting: Setting, ...things: string[]): Scene => {
  const { back, front } = setting(light);
  return { title, light, parts: back + (front ?? '') + things.join('') };
};

/** The scene as a file. */
export const drawScene = ({ title, light, parts }: Scene): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800">',
    `<title>${title}</title>`,
    blur('crisp', 1.6),
    blur('soft', 6),
    blur('softer', 13),
    rimLight({ colour: mix(light.sun, '#ffffff', 0.3), from: 'left' }),
    parts,
    gradient('ground', [`${light.air}00`, `${light.air}00`, `${light.air}88`]),
    box(0, 0, 640, 800, 'url(#ground)'),
    '</svg>\n',
  ].join('');
