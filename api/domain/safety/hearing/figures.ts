import type { Heard } from './signs.ts';

/**
 * Makes the function that leaves out the figures of speech of a message that are heard of a word by its sound alone:
 * "class" is no "clash", and a rule of danger holds beside it.
 * @param figures concepts that make rules void
 * @param soundAlikes words between commas, as they are written
 */
export function createFigures(
  figures: readonly string[],
  soundAlikes: string,
): (heard: Heard) => Heard {
  const isFigure = new Set(figures);
  const isAlike = new Set(soundAlikes.split(',').map((word) => word.trim().normalize('NFKC')));
  return (heard) => {
    const isOther = heard.words.map(({ written }) => isAlike.has(written));
    if (!isOther.includes(true)) return heard;
    return {
      ...heard,
      marks: heard.marks.filter(
        ({ concept, from, to }) =>
          !isFigure.has(concept) || isOther.slice(from, to).includes(false),
      ),
    };
  };
}
