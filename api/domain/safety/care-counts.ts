/** Counts what was done for somebody's safety, by kind and never with a text, a visitor or a chat. */
export interface CareCounts {
  /** A card was given in place of a reply: the kind of its turn. */
  card(kind: string): void;
  /** An account was suspended. */
  suspension(kind: string): void;
  /** A sentence of a reply was left out. */
  leftOut(kind: string): void;
}

/** Where nothing is measured. */
export const NO_COUNTS: CareCounts = { card() {}, suspension() {}, leftOut() {} };
