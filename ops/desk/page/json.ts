/** A value as it arrives: instants are texts. */
export type Json<T> = T extends Date
  ? string
  : T extends readonly (infer One)[]
    ? Json<One>[]
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : T;
