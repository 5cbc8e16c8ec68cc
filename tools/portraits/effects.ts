/** A blur by name, for `filter="url(#id)"`. */
export const blur = (id: string, size: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${size}"/></filter>`;

/** Light along one side of the figure that has the filter `rim`. */
export const rimLight = ({ colour, from }: { colour: string; from: 'left' | 'right' }) =>
  '<filter id="rim" x="-60" y="-20" width="760" height="840" filterUnits="userSpaceOnUse">' +
  `<feOffset in="SourceAlpha" dx="${from === 'left' ? 5 : -5}" dy="3" result="moved"/>` +
  '<feComposite in="SourceAlpha" in2="moved" operator="out"/>' +
  '<feGaussianBlur stdDeviation="1.4" result="edge"/>' +
  `<feFlood flood-color="${colour}" flood-opacity=".85"/>` +
  '<feComposite in2="edge" operator="in"/>' +
  '<feComposite in2="SourceGraphic" operator="atop"/></filter>';
