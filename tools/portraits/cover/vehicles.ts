import { mix } from '../draw/colour.ts';
import { box, circle, group } from '../draw/svg.ts';

/** The glow of lamps, once a picture: `url(#tail)` is red, `url(#head)` white. */
export const lampGlows = [
  ['tail', '#ff4a3a'],
  ['head', '#fff0cc'],
]
  .map(
    ([id, colour]) =>
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".85"/><stop offset=".3" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  .join('');

const at = (x: number, y: number, size: number, ...parts: string[]) =>
  group(`transform="translate(${x} ${y}) scale(${size})"`, ...parts);

const tails = (dx: number, y: number, r: number) =>
  [-dx, dx].map((x) => circle(x, y, r, 'url(#tail)')).join('');

const road =
  '<ellipse cy="2" rx="116" ry="13" fill="#1a0c24" opacity=".6"/>' +
  '<path d="M-92 8h34l6 46h-52zM58 8h34l12 46h-52z" fill="#ff5a46" opacity=".22" filter="url(#soft)"/>';

/** A car from behind; `x` is its middle, `y` where it stands. */
export const car = (x: number, y: number, size: number, paint: string, plate = '#efe6dc') => {
  const dark = mix(paint, '#1c1030', 0.5);
  return at(
    x,
    y,
    size,
    road,
    box(-92, -30, 34, 32, '#150c1c', 'rx="7"') + box(58, -30, 34, 32, '#150c1c', 'rx="7"'),
    `<path d="M-82-88q8-58 30-66q52-10 104 0q22 8 30 66z" fill="${mix(paint, '#ffd0a0', 0.22)}"/>`,
    '<path d="M-66-92q8-42 22-52q44-7 88 0q14 10 22 52z" fill="#2c1c40"/><path d="M-66-92q8-42 22-52q30-5 46-4l-26 56z" fill="#e58a6c" opacity=".42"/>',
    box(-44, -116, 30, 26, '#150c22', 'rx="8"') + box(14, -116, 30, 26, '#150c22', 'rx="8"'),
    `<path d="M-100-18q-6-40 0-58q8-18 24-18h152q16 0 24 18q6 18 0 58z" fill="${paint}"/><path d="M-100-18q-6-40 0-58q3-8 9-12q-3 40 9 48h164q12-8 9-48q6 4 9 12q6 18 0 58z" fill="${dark}" opacity=".6"/>`,
    `<path d="M-90-88q6-6 14-6h152q8 0 14 6z" fill="${mix(paint, '#ffe6c8', 0.6)}"/>`,
    box(-102, -34, 204, 20, dark, 'rx="9"'),
    box(-30, -62, 60, 19, plate, 'rx="3"'),
    '<path d="M-101-72q2-8 8-8h34q6 2 2 12l-4 10q-2 4-8 4h-30q-4-8-2-18zM101-72q-2-8-8-8h-34q-6 2-2 12l4 10q2 4 8 4h30q4-8 2-18z" fill="#ff4438"/><path d="M-96-75h34l-2 6h-32zM96-75h-34l2 6h32z" fill="#ffc2a0"/>',
    tails(80, -68, 64),
  );
};

/** An auto-rickshaw from behind. */
export const auto = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    '<ellipse cy="2" rx="84" ry="11" fill="#1a0c24" opacity=".6"/>',
    box(-66, -28, 22, 30, '#150c1c', 'rx="6"') + box(44, -28, 22, 30, '#150c1c', 'rx="6"'),
    '<path d="M-70-84q-4-82 22-92q48-12 96 0q26 10 22 92z" fill="#e9a021"/><path d="M-70-84q-4-82 22-92q14-4 24-5q-26 18-20 97z" fill="#ffcf70"/><path d="M70-84q4-82-22-92q-10-3-18-4q24 20 18 96z" fill="#a8641c"/>',
    box(-40, -154, 80, 44, '#2c1c40', 'rx="14"') +
      box(-40, -154, 34, 44, '#e58a6c', 'rx="14" opacity=".35"'),
    '<path d="M-74-16q-4-54 2-72h144q6 18 2 72z" fill="#24563f"/><path d="M46-88h26q6 18 2 72h-22q2-40-6-72z" fill="#14352f"/><path d="M-72-88h144v7h-144z" fill="#7fae74"/>',
    box(-76, -26, 152, 12, '#14252a', 'rx="6"') + box(-22, -54, 44, 15, '#e9b53a', 'rx="2"'),
    box(-66, -70, 22, 14, '#ff4438', 'rx="5"') + box(44, -70, 22, 14, '#ff4438', 'rx="5"'),
    tails(55, -63, 44),
  );
