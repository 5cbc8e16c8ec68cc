import { points } from '../draw/path.ts';
import { box, circle, group, leaf, line, shape } from '../draw/svg.ts';
import { steam } from '../prop/prop.ts';

/** A steel plate with rice and a bowl of dal; `flip` is -1 for the other side of the table. */
export const plate = (x: number, flip = 1) =>
  group(
    `transform="translate(${x} 436) scale(${0.92 * flip} .92)"`,
    '<ellipse cx="4" cy="8" rx="92" ry="16" fill="#2c1430" opacity=".45" filter="url(#crisp)"/><ellipse rx="88" ry="17" fill="#a9a4b8"/><ellipse cy="-3" rx="88" ry="16" fill="#ded8e2"/><ellipse cy="-2" rx="76" ry="12" fill="#bcb5c6"/>',
    shape(points('-62 -2!, -52 -22, -30 -32, -8 -22, 4 -2!, -30 4'), '#fff4e0'),
    shape(points('4 -2!, -8 -22, -24 -31, -16 -12, -16 2'), '#e0c6b4'),
    '<path d="M8-30h58q0 26-16 30h-26q-16-4-16-30z" fill="#cfc9d8"/><path d="M8-30h14q0 22 12 30h-10q-16-4-16-30z" fill="#fffdfb"/><ellipse cx="37" cy="-30" rx="29" ry="7" fill="#efe9f2"/><ellipse cx="37" cy="-29" rx="24" ry="5" fill="#e6a52e"/>',
  );

/** The dal, warmed twice: a brass handi with its ladle. */
export const handi = group(
  'transform="translate(480 424) scale(.88)"',
  '<ellipse cx="4" cy="6" rx="94" ry="15" fill="#2c1430" opacity=".5" filter="url(#crisp)"/>',
  line(points('34 -78, 62 -120, 88 -150'), '#d9cfd8', 7),
  shape(points('-64 -78!, -92 -50, -84 -14, -50 4, 50 4, 84 -14, 92 -50, 64 -78!'), '#c07f2c'),
  shape(points('58 -78!, 92 -50, 84 -14, 50 4!, 6 4!, 56 -12, 68 -46'), '#8a4f20'),
  leaf(points('-66 -66, -82 -40, -74 -14, -54 -2'), '#ffdf96', 13),
  '<ellipse cy="-80" rx="72" ry="15" fill="#f0bf62"/><ellipse cy="-79" rx="60" ry="10" fill="#d98a1e"/><ellipse cx="-12" cy="-80" rx="26" ry="4" fill="#ffc95a"/>',
  steam(-96),
);

/** A laptop that was shut, and a phone on it, face down. */
export const laptop = group(
  'transform="translate(836 456) scale(.84)"',
  '<ellipse cx="0" cy="12" rx="130" ry="14" fill="#150f2c" opacity=".55" filter="url(#crisp)"/>',
  shape(points('-96 -16!, 96 -16!, 122 6!, -122 6!'), '#85809e'),
  shape(points('-96 -16!, 96 -16!, 102 -11!, -102 -11!'), '#c9bcc6'),
  box(-122, 6, 244, 8, '#4a4566', 'rx="3"'),
  shape(points('-56 -20!, 4 -20!, 0 -7!, -66 -7!'), '#2a2348'),
  shape(points('-56 -20!, 4 -20!, 3 -17!, -58 -17!'), '#6a5a92'),
  circle(-46, -14, 3, '#85809e'),
);

/** A glass of water. */
export const glass = (x: number) =>
  group(
    `transform="translate(${x} 440)"`,
    '<ellipse cx="3" cy="1" rx="24" ry="5" fill="#2c1430" opacity=".4"/><path d="M-20-62h40l-5 62h-30z" fill="#f2e6ee" opacity=".4"/><path d="M-18-40h36l-3 38h-30z" fill="#cfe0f0" opacity=".5"/><path d="M-17-60h7l3 58h-7z" fill="#fffdfb" opacity=".8"/><ellipse cy="-62" rx="20" ry="4" fill="none" stroke="#fffdfb" stroke-width="2"/>',
  );
