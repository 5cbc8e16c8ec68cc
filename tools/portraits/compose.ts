import { BODIES } from './body/bodies.ts';
import { skin } from './body/skin.ts';
import type { Sitter } from './companion.ts';
import { mix, skinTones } from './draw/colour.ts';
import { box, gradient, group } from './draw/svg.ts';
import { blur, rimLight } from './effects.ts';
import { hairTones } from './hair/locks.ts';
import { ear } from './head/ear.ts';
import { front } from './head/front.ts';
import type { Features } from './head/head.ts';
import { profile } from './head/profile.ts';
import { quarter } from './head/quarter.ts';

const USUAL: Features = {
  jaw: 0,
  chin: 0,
  cheek: 0,
  brow: 0,
  browSize: 1,
  lips: 1,
  smile: 3,
  apart: 0,
  nose: 0,
  ridge: 0,
  wings: 0,
  pitch: 0,
  lid: 0.75,
  gaze: 0,
};

/** Size of the head beside the body. */
const HEAD = 1.1;

const HEADS = {
  quarter: { draw: quarter, at: { x: 316, y: 336 }, ear: [80, 2] },
  front: { draw: front, at: { x: 340, y: 331 }, ear: [84, 4] },
  side: { draw: profile, at: { x: 342, y: 344 }, ear: [34, 4] },
} as const;

/** The square of the picture that small round avatars show; read by the build. */
function faceView({ head, frame, flip, face = { x: 0, y: 0, scale: 1 } }: Sitter): string {
  const { x, y } = HEADS[head].at;
  const side = Math.round((head === 'side' ? 360 : 342) * frame.scale * face.scale);
  const middle = 320 + (x + { quarter: 8, front: 0, side: -4 }[head] - 320) * frame.scale + frame.x;
  const top = 800 + (y - 8 - 800) * frame.scale + frame.y + face.y - side / 2;
  const left = (flip ? 640 - middle : middle) + face.x - side / 2;
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
  const turned = `translate(${head.at.x} ${head.at.y}) rotate(${-sitter.tilt} 20 100) scale(${HEAD * (sitter.width ?? 1)} ${HEAD})`;
  const onHead = (...parts: string[]) => group(`transform="${turned}"`, ...parts);
  const figure = group(
    `transform="${flip ? 'translate(640 0) scale(-1 1) ' : ''}translate(${frame.x} ${frame.y}) translate(320 800) scale(${frame.scale}) translate(-320 -800)" filter="url(#rim)"`,
    onHead(hair.back),
    skin(body, tones),
    sitter.necklace?.(body) ?? '',
    sitter.dress(body, light),
    sitter.holds?.(tones, light) ?? '',
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
