import type { Guard, Guarded } from './guard.ts';
import { createSentences, endsSentence, type Piece } from './sentences.ts';

/**
 * The text of a reply on its way from the engine to the visitor: whole sentences only, those that must
 * not be shown left out.
 * @param show hears each piece that may be shown
 */
export function createGuardedText(guard: Pick<Guard, 'judge'>, show: (text: string) => void) {
  const sentences = createSentences();
  const dropped: Guarded[] = [];
  let shown = '';
  const pass = (pieces: Piece[]) => {
    for (const { text, sentence } of pieces) {
      const reason = guard.judge(sentence);
      if (reason) dropped.push(reason);
      else {
        shown += text;
        show(text);
      }
    }
  };
  const result = () => ({ text: shown.trim(), dropped });
  return {
    add: (words: string): void => pass(sentences.add(words)),
    /** No more words come. */
    end(): { text: string; dropped: readonly Guarded[] } {
      pass(sentences.end());
      return result();
    },
    /** No more words come, and more should have: what is shown with the sentences that have come to their end. */
    cut(): { text: string; dropped: readonly Guarded[] } {
      pass(sentences.end().filter(({ text }) => endsSentence(text)));
      return result();
    },
  };
}
