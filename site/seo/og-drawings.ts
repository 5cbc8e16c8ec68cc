const ring = (petals: number, radius: number, rx: number, ry: number): string =>
  Array.from(
    { length: petals },
    (_, at) =>
      `<ellipse cy="${-radius}" rx="${rx}" ry="${ry}" opacity=".55" transform="rotate(${Math.round((360 / petals) * at)})"/>`,
  ).join('');

/** The marigold of `components/Marigold.astro`, for pictures. */
export const MARIGOLD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208" width="520" height="520" fill="#e9a021">${ring(16, 70, 15, 30)}${ring(13, 46, 13, 26)}${ring(8, 24, 10, 20)}<circle r="12"/></svg>`;

/** The wordmark of `components/Wordmark.astro`, for pictures. */
export const WORDMARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 292 96" width="292" height="96" fill="none"><g stroke="#fff7f1" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M34 14v46a22 22 0 0 1-26 21"/><path d="M102 36v46m0-23a22.5 22.5 0 1 1-45 0a22.500 22.500 0 1 1 45 0z"/><path d="M166 36v46m0-23a22.5 22.5 0 1 1-45 0a22.500 22.500 0 1 1 45 0z"/><path d="M188 82V36m0 20a19 19 0 0 1 38 0v26"/><path d="M248 36v26a19 19 0 0 0 38 0V36m0 0v46"/></g><path fill="#e9a021" d="M266 24c-7-5-11.500-8.500-11.500-13.200a6.200 6.200 0 0 1 11.500-3.200a6.200 6.200 0 0 1 11.500 3.200c0 4.700-4.500 8.200-11.500 13.200z"/></svg>`;
