import { type Body, fromPit } from '../body/body.ts';
import { mix } from '../draw/colour.ts';
import { points } from '../draw/path.ts';
import { leaf, line, shape } from '../draw/svg.ts';
import { cloth, type Fabric, fabric, type Garment, roundNeck } from './cloth.ts';

/** The hood, down: its bulk behind the neck and the dark inside of it. */
const hood = (body: Body, f: Fabric) => {
  const at = (text: string) => fromPit(body, points(text));
  return (
    shape(at('84 -58!, 122 -86, 178 -82, 222 -44, 232 6, 200 48, 130 60!, 112 0'), f.shade) +
    shape(
      at('94 -52!, 128 -70, 176 -66, 208 -36, 212 -12, 176 -2, 140 6, 116 30, 108 -14'),
      f.deep,
    ) +
    leaf(at('88 -62, 124 -84, 178 -78, 220 -40, 228 6'), f.light, 8, 'opacity=".8"')
  );
};

/** The straps of a rucksack. */
const straps = (body: Body, f: Fabric) =>
  ['176 -16, 150 70, 146 170, 178 340', '-96 12, -112 90, -118 190, -100 340']
    .map((text) => fromPit(body, points(text)))
    .map((run) => {
      const [x, y] = run[2] as (typeof run)[number];
      return (
        line(run, f.base, 30) +
        line(run, f.light, 3, 'opacity=".7" stroke-dasharray="7 9"') +
        line([[x - 14, y - 14] as const, [x + 14, y - 12] as const], '#e9b04a', 9)
      );
    })
    .join('');

/** A jacket for the rain, open over a shirt, the hood down, a rucksack on. */
export const rainJacket =
  (colour: string, inner: string): Garment =>
  (body, light) => {
    const [f, i] = [fabric(colour, light), fabric(inner, light)];
    const neck = roundNeck(body, 34);
    const at = (text: string) => fromPit(body, points(text));
    const soft = (text: string, fill: string, width: number) =>
      leaf(at(text), fill, width, 'opacity=".7" filter="url(#crisp)"');
    return (
      hood(body, f) +
      cloth('tee', body, i, { neckline: neck }, line(neck, i.light, 7)) +
      cloth(
        'jacket',
        body,
        f,
        {
          neckline: at('-110 -20, -58 0, -48 100, -70 340!, 78 340!, 64 160, 62 50, 150 -60'),
          bulk: 14,
        },
        straps(body, fabric(mix(inner, '#101a2c', 0.35), light)),
        soft('-138 90, -146 180, -136 320', f.light, 18),
        soft('92 120, 104 220, 92 330', f.shade, 20),
        soft('206 60, 214 160, 206 320', f.deep, 26),
      ) +
      shape(at('-56 -34!, -78 -6, -80 56, -58 128!, -42 50, -44 0'), f.light) +
      shape(at('100 -58!, 134 -14, 132 48, 96 116, 62 178!, 54 96, 62 30, 88 -16'), f.base) +
      leaf(at('102 -54, 130 -8, 126 46, 92 112, 64 170'), f.light, 6, 'opacity=".7"') +
      line(at('88 -14, 62 34, 58 130, 74 330'), f.deep, 3.5) +
      line(at('-44 4, -46 90, -70 330'), f.deep, 3.5)
    );
  };
