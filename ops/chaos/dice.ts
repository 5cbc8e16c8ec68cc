/** Numbers that look random and are the same for the same seed. */
export interface Dice {
  /** From 0 up to 1. */
  roll(): number;
  /** A whole number of milliseconds between two. */
  between(least: number, most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Other numbers of the same seed: what one does leaves the others as they are. */
  of(nth: number): Dice;
}

/** Mulberry32: small, and even enough for choosing what goes wrong next. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    between: (least, most) => Math.floor(least + roll() * (most - least)),
    pick: (from) => from[Math.floor(roll() * from.length)] ?? from[0],
    of: (nth) => createDice(Math.imul(seed + 1, 0x9e3779b1) + nth),
  };
}
