/**
 * A pure function of a text that keeps what it made of the texts it was given lately: the same sentences of a message
 * are looked at many times.
 * @param most so many are kept; the next one begins anew
 */
export function keptLately<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { made: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.made;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, { made });
    return made;
  };
}
