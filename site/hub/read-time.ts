const WORDS_A_MINUTE = 200;

/** Minutes it takes to read a text, rounded up; at least one. Marks of Markdown are no words. */
export const readTime = (text: string): number => {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
};
