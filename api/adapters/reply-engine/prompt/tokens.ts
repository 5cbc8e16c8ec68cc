/** Letters that make a token, counted without spaces. */
export interface LettersPerToken {
  latin: number;
  /** Devanagari and its sisters, of which a letter is three bytes. */
  indic: number;
}

/** The first letter of Devanagari and the last of Sinhala. */
const INDIC: readonly [number, number] = [0x0900, 0x0dff];
/** Beyond Latin, Greek and Cyrillic: emoji and the like, of which each is about two tokens. */
const OTHER = 0x2000;
const OTHER_TOKENS = 2;

/** About how many tokens a text is. The tokenizer of each model is another; a script's share hardly differs. */
export function countTokens(text: string, { latin, indic }: LettersPerToken): number {
  let [latins, indics, others] = [0, 0, 0];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code === 0x20 || code === 0x0a) continue;
    if (code >= INDIC[0] && code <= INDIC[1]) indics++;
    else if (code < OTHER || (code <= 0x206f && code !== 0x200d)) latins++;
    else others++;
  }
  return Math.ceil(latins / latin + indics / indic + others * OTHER_TOKENS);
}
