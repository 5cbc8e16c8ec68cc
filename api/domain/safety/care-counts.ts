/** Counts safety measures by kind, never with a text, a visitor or a chat. */
export interface CareCounts {
  /** A card was given in place of a reply: the kind of its turn. */
  card(kind: string): void;
  /** An account was suspended. */
  suspension(kind: string): void;
  /** A sentence of a reply was left out. */
  leftOut(kind: string): void;
}

/** Used when nothing is measured. */
export const NO_COUNTS: CareCounts = { card() {}, suspension() {}, leftOut() {} };
