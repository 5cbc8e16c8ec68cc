import { points } from '../draw/path.ts';
import { leaf } from '../draw/svg.ts';
import { type Hair, type HairTones, locks, mass } from './locks.ts';
import { tresses } from './tresses.ts';

/** Long waves with volume, a deep side parting; three quarters. */
export const waves = (h: HairTones): Hair => ({
  back:
    mass(
      'fall',
      h,
      points(`
        -60 -130, 20 -166, 110 -136, 150 -50, 150 40, 164 120, 158 200, 120 250, 40 262,
        -40 240, -96 236, -118 150, -104 60, -104 -50`),
    ) +
    tresses(
      h,
      [
        points('-80 -60, -98 0, -112 70, -122 140, -106 210, -120 280, -98 318'),
        points('-60 0, -60 50, -76 100, -78 150, -66 210, -76 260, -60 300'),
      ],
      4,
      34,
    ),
  front:
    mass(
      'cap',
      h,
      points(`
        -54 -94!, -40 -152!, 34 -170, 104 -142, 144 -72, 148 0, 152 60, 158 110, 134 96!, 118 132!,
        106 92, 90 108!, 94 50, 78 -14, 42 -58, -10 -82`),
      locks(
        h,
        [
          points('-42 -148, 44 -174, 140 -90, 146 10, 160 116'),
          points('-52 -96, 10 -78, 74 -20, 92 40, 92 112'),
        ],
        11,
        13,
      ),
    ) +
    mass(
      'side',
      h,
      points(`
        -54 -94!, -40 -152!, -84 -138, -110 -96, -112 -34, -106 24, -116 76!, -104 66, -98 92!,
        -92 40, -88 -20, -74 -66`),
      locks(
        h,
        [
          points('-44 -148, -104 -96, -108 -10, -112 76'),
          points('-54 -96, -78 -56, -90 0, -96 80'),
        ],
        5,
        9,
      ),
    ) +
    tresses(
      h,
      [
        points('104 -140, 146 -50, 144 40, 172 130, 156 210, 176 282, 142 336'),
        points('40 -84, 80 -16, 92 66, 114 140, 98 214, 114 276, 94 318'),
      ],
      7,
      38,
    ) +
    leaf(points('-48 -98, 8 -84, 54 -44, 78 20, 70 90'), h.base, 11) +
    leaf(points('-46 -98, 10 -86, 58 -46, 76 10'), h.light, 4, 'opacity=".6"'),
  ear: false,
});
