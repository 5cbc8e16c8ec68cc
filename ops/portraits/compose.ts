import { BODIES, skin } from './body/body.ts';
import type { Sitter } from './companion.ts';
import { mix, skinTones } from './draw/colour.ts';
import { box, gradient, group } from './draw/svg.ts';
import { blur, rimLight } from './effects.ts';
import { hairTones } from './hair/locks.ts';
import { ear } from './head/ear.ts';
import type { Features } from './head/head.ts';
import { profile } from './head/profile.ts';
import { quarter } from './head/quarter.ts';

const USUAL: Features = { jaw: 0, chin: 0, brow: 0, lips: 1, smile: 3, nose: 0, look: 'down' };

const HEADS = {
  quarter: { draw: quarter, at: { x: 318, y: 320 }, ear: [80, 2] },
  side: { draw: profile, at: { x: 344, y: 320 }, ear: [34, 4] },
} as const;

/** The square of the picture that small round avatars show; read by the build. */
function faceView({ head, frame, flip }: Sitter): string {
  const { x, y } = HEADS[head].at;
  const side = Math.round((head === 'side' ? 340 : 322) * frame.scale);
  const middle = 320 + (x + (head === 'side' ? -4 : 8) - 320) * frame.scale + frame.x;
  const top = 800 + (y - 8 - 800) * frame.scale + frame.y - side / 2;
  const left = (flip ? 640 - middle : middle) - side / 2;
  const inside = (at: number, most: number) => Math.round(Math.min(Math.max(at, 0), most - side));
  return `<view id="avatar" viewBox="${inside(left, 640)} ${inside(top, 800)} ${side} ${side}"/>`;
}

/** Her portrait, 640 by 800. */
export function portrait(sitter: Sitter): string {
  const { light, frame, flip, ornaments } = sitter;
  const tones = skinTones(sitter.skin, light, sitter.lip);
  const hair = sitter.hair(hairTones(sitter.hairColour, light));
  const body = BODIES[sitter.body];
  const head = HEADS[sitter.head];
  const setting = sitter.setting(light);
  const turned = `translate(${head.at.x} ${head.at.y}) rotate(${-sitter.tilt} 20 100) scale(${sitter.width ?? 1} 1)`;
  const onHead = (...parts: string[]) => group(`transform="${turned}"`, ...parts);
  const figure = group(
    `transform="${flip ? 'translate(640 0) scale(-1 1) ' : ''}translate(${frame.x} ${frame.y}) translate(320 800) scale(${frame.scale}) translate(-320 -800)" filter="url(#rim)"`,
    onHead(hair.back),
    skin(body, tones),
    sitter.necklace?.(body.pit) ?? '',
    sitter.dress(body, light),
    onHead(
      head.draw(tones, { ...USUAL, ...sitter.features }),
      ornaments?.under ?? '',
      hair.front,
      hair.ear ? ear(tones, head.ear[0], head.ear[1]) : '',
      ornaments?.over ?? '',
    ),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800">',
    `<title>Portrait of ${sitter.name}</title>`,
    faceView(sitter),
    blur('crisp', 1.6),
    blur('soft', 6),
    blur('softer', 13),
    rimLight(sitter.rim),
    setting.back,
    figure,
    setting.front ?? '',
    gradient('ground', [
      `${mix(light.air, '#1a0814', 0.4)}00`,
      `${mix(light.air, '#1a0814', 0.4)}00`,
      `${mix(light.air, '#1a0814', 0.4)}99`,
    ]),
    box(0, 0, 640, 800, 'url(#ground)'),
    '</svg>\n',
  ].join('');
}
