import { HEART, LETTERS, PETALS } from '../styles/brand.ts';

const petals = PETALS.map(
  ({ cy, rx, ry, opacity, transform }) =>
    `<ellipse cy="${cy}" rx="${rx}" ry="${ry}" opacity="${opacity}" transform="${transform}"/>`,
).join('');

const letters = LETTERS.map((d) => `<path d="${d}"/>`).join('');

/** The marigold of `components/Marigold.astro`, for pictures. */
export const MARIGOLD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208" width="520" height="520" fill="#e9a021">${petals}<circle r="12"/></svg>`;

/** The wordmark of `components/Wordmark.astro`, for pictures. */
export const WORDMARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 292 96" width="292" height="96" fill="none"><g stroke="#fff7f1" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${letters}</g><path fill="#e9a021" d="${HEART}"/></svg>`;
