const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Some models think aloud before they answer, between `<think>` and `</think>`. That is for nobody's eyes.
 * @returns takes the pieces of a reply one after the other, and gives what may be heard of each
 */
export function withoutThoughts(): (piece: string) => string {
  let kept = '';
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning';
  return (piece) => {
    if (state === 'answering') return piece;
    kept += piece;
    if (state === 'beginning') {
      const begun = kept.trimStart();
      if (begun.startsWith(OPEN)) state = 'thinking';
      // As far as it goes it may still become a thought.
      else if (OPEN.startsWith(begun)) return '';
      else {
        state = 'answering';
        return kept;
      }
    }
    const end = kept.indexOf(CLOSE);
    if (end < 0) return '';
    const answer = kept.slice(end + CLOSE.length).trimStart();
    // Blank lines between thought and answer may still come.
    if (answer !== '') state = 'answering';
    return answer;
  };
}
