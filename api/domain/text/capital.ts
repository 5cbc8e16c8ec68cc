/** A text with its first letter written large, where it has a large form: Devanagari has none. */
export const withCapital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
