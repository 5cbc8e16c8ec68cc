/** Where the greatest of some numbers stands, the first of those. */
export function placeOfMost(numbers: Int32Array): number {
  let most = 0;
  for (let at = 1; at < numbers.length; at++)
    if ((numbers[at] ?? 0) > (numbers[most] ?? 0)) most = at;
  return most;
}

/** The greatest of each group of numbers. */
export function mostOfEach(numbers: Int32Array, starts: Uint32Array): Float64Array {
  const most = new Float64Array(starts.length - 1);
  for (let group = 0; group < most.length; group++) {
    const from = starts[group] ?? 0;
    const to = starts[group + 1] ?? 0;
    let greatest = numbers[from] ?? 0;
    for (let at = from + 1; at < to; at++) {
      const one = numbers[at] ?? 0;
      if (one > greatest) greatest = one;
    }
    most[group] = greatest;
  }
  return most;
}

/** Each value of some texts once, and where its texts stand. */
interface Grouped<T> {
  values: T[];
  numberOf: ReadonlyMap<T, number>;
  /** Where the texts of each value begin, and those of the last end. */
  starts: Uint32Array;
}

/** Gathers texts of which those of one value stand one after another. */
export function grouped<T>(texts: { value: T }[]): Grouped<T> {
  const firsts = texts.flatMap(({ value }, at) =>
    at > 0 && texts[at - 1]?.value === value ? [] : at,
  );
  const values = firsts.map((at) => texts[at]?.value as T);
  return {
    values,
    numberOf: new Map(values.map((value, number) => [value, number])),
    starts: Uint32Array.from([...firsts, texts.length]),
  };
}
