/** How many different values are known at a time. */
const MOST = 1_000;

/**
 * Values that many rows have in common, such as a companion or a prompt: of equal ones the first is kept and given to all, frozen.
 * Thousands of turns run at the same time, and each would hold its own for as long as its reply takes.
 */
export function createOneCopy<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const text = JSON.stringify(value);
    const same = known.get(text);
    if (same !== undefined) return same;
    // What no row has any more goes with the rest, which comes back with its next row.
    if (known.size >= MOST) known.clear();
    known.set(text, frozen(value));
    return value;
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
