/** First match wins: the borrowed names of others come last. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Version\/.*Safari/],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['Windows', /Windows NT/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

const find = (table: readonly [string, RegExp][], agent: string) =>
  table.find(([, pattern]) => pattern.test(agent))?.[0];

/** A browser's name until its page has sent more: `Chrome, Android`; as much as is known. */
export const systemOfAgent = (agent = ''): string =>
  [find(BROWSERS, agent), find(SYSTEMS, agent)].filter(Boolean).join(', ');
