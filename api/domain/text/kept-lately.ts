/**
 * A pure function that keeps what it made of what it was given lately: the same sentences of a message are looked at
 * many times, and the same few things are found for them.
 * @param most so many are kept; the next one begins anew
 */
export function keptLately<K, T>(most: number, make: (of: K) => T): (of: K) => T {
  const kept = new Map<K, { made: T }>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known.made;
    const made = make(of);
    if (kept.size >= most) kept.clear();
    kept.set(of, { made });
    return made;
  };
}
