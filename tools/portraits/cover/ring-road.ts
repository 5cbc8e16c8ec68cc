import { points } from '../draw/path.ts';
import { box, circle, glow, gradient, group, shape } from '../draw/svg.ts';
import { CRISP, SOFT } from '../setting/setting.ts';
import { type Cover, wash } from './cover.ts';
import { metro, towers, tree } from './roadside.ts';
import { auto, car, lampGlows } from './vehicles.ts';

const light = { sun: '#ffc58a', air: '#2a1838' };

/** Lamps that come towards us beyond the divider. */
const oncoming = Array.from({ length: 9 }, (_, i) => {
  const near = i / 8;
  const [x, y] = [640 + near ** 1.6 * 270, 266 + near ** 1.7 * 96];
  const r = 2.5 + near * 7;
  return [x, x + 6 + near * 44]
    .map((lamp) => circle(lamp, y, r * 4.6, 'url(#head)') + circle(lamp, y, r * 0.8, '#fffaf0'))
    .join('');
}).join('');

/** The ring road at a quarter to nine: a cab among the tail lights. */
export const ringRoad: Cover = {
  title: 'A cab on the ring road at dusk',
  light,
  parts:
    wash('#3a2a66', '#8a4272', '#e87a5c', '#fbc27a', '#fbd08c', '#fbd08c') +
    group('transform="translate(440 262) scale(2 .9)"', glow('west', 0, 0, 230, '#ffd88c', 0.85)) +
    group(CRISP, towers(256, 5, '#b4607a'), towers(268, 23, '#7a3f6c')) +
    metro +
    box(0, 256, 960, 290, '#4a2c50') +
    gradient('lane', ['#c06a70', '#5a3358', '#34204a']) +
    shape(points('440 258!, 590 258!, 870 560!, -90 560!'), 'url(#lane)') +
    shape(points('590 258!, 650 258!, 1400 560!, 900 560!'), 'url(#lane)') +
    shape(points('436 258!, 440 258!, -90 560!, -150 560!'), '#d98a80') +
    shape(points('400 258!, 436 258!, -150 560!, -560 560!'), '#6a3f66') +
    group(
      'opacity=".8"',
      ...[
        'M486 262l3 0-40 60-9 0zM430 336l14 0-44 74-20 0zM370 428l26 0-66 112-40 0z',
        'M530 262l3 0 16 60-8 0zM546 336l12 0 22 74-17 0zM570 428l24 0 34 112-33 0z',
      ].map((d) => `<path d="${d}" fill="#f6d3b0"/>`),
    ) +
    shape(points('586 254!, 594 254!, 908 560!, 850 560!'), '#8a5a70') +
    shape(points('586 254!, 590 254!, 872 560!, 850 560!'), '#e8a48a') +
    group(SOFT, tree(380, 286, 0.42, '#5a3a5c')) +
    tree(290, 320, 0.8, '#4a3358') +
    tree(60, 400, 1.65, '#33274a') +
    lampGlows +
    oncoming +
    car(478, 282, 0.15, '#6a4468') +
    car(514, 284, 0.16, '#8a5a70') +
    car(552, 282, 0.15, '#54385e') +
    auto(430, 306, 0.3) +
    car(506, 312, 0.32, '#7a4660') +
    car(580, 314, 0.33, '#4a4470') +
    auto(632, 392, 0.66) +
    car(392, 372, 0.56, '#5c3f70') +
    car(500, 508, 1.24, '#e8d3cc', '#f2bd3a'),
};
