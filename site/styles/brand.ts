/** Strokes of the wordmark, a letter each; its picture is 292 by 96. */
export const LETTERS = [
  'M34 14v46a22 22 0 0 1-26 21',
  'M102 36v46m0-23a22.5 22.5 0 1 1-45 0a22.5 22.5 0 1 1 45 0z',
  'M166 36v46m0-23a22.5 22.5 0 1 1-45 0a22.5 22.5 0 1 1 45 0z',
  'M188 82V36m0 20a19 19 0 0 1 38 0v26',
  'M248 36v26a19 19 0 0 0 38 0V36m0 0v46',
];

/** The heart above its last letter. */
export const HEART =
  'M266 24c-7-5-11.5-8.5-11.5-13.200a6.2 6.2 0 0 1 11.5-3.200a6.2 6.2 0 0 1 11.5 3.200c0 4.7-4.5 8.2-11.5 13.200z';

const RINGS = [
  { petals: 16, radius: 70, width: 15, length: 30 },
  { petals: 13, radius: 46, width: 13, length: 26 },
  { petals: 8, radius: 24, width: 10, length: 20 },
];

/** Petals of the marigold, seen from above: attributes of an ellipse each, around the middle of 208 by 208. */
export const PETALS = RINGS.flatMap(({ petals, radius, width, length }) =>
  Array.from({ length: petals }, (_, at) => ({
    cy: -radius,
    rx: width,
    ry: length,
    opacity: 0.55,
    transform: `rotate(${Math.round((360 / petals) * at)})`,
  })),
);
