/** Something a visitor has said about herself or himself. */
export interface Fact {
  /** Such as `name`; of each one is kept, the newest. */
  topic: string;
  /** In the visitor's own words. */
  value: string;
}
