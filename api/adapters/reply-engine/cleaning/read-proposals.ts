const OPEN = '<replies>';
const CLOSE = '</replies>';

/** Just more than the answer needs. */
const LONGEST = 1_000;

/** The instruction to a model, at the end of its prompt. */
export const ASK_FOR_PROPOSALS = [
  '## Proposed replies',
  '',
  'Below your reply, three that the visitor could send next, in their own voice and language: one warm, one playful, one',
  'that answers you or changes the subject; of at most eight words, not explicit, none to hold back who is leaving. So:',
  '',
  `${OPEN}["…", "…", "…"]${CLOSE}`,
].join('\n');

/**
 * Parts the words of a reply from the replies proposed below them.
 * @returns `add` takes the pieces and returns what may be shown of each; `end` returns what was held back needlessly,
 *   and what was proposed (empty where it was none, or in a form that cannot be read)
 */
export function readProposals() {
  let held = '';
  let isProposing = false;
  return {
    add(piece: string): string {
      held += piece;
      if (isProposing) {
        held = held.slice(0, LONGEST);
        return '';
      }
      const begin = held.indexOf(OPEN);
      if (begin >= 0) {
        isProposing = true;
        const words = held.slice(0, begin);
        held = held.slice(begin + OPEN.length);
        return words;
      }
      const safe = held.length - begunAt(held);
      const words = held.slice(0, safe);
      held = held.slice(safe);
      return words;
    },
    end(): { words: string; proposals: string[] } {
      return isProposing
        ? { words: '', proposals: listOf(held.split(CLOSE)[0] ?? '') }
        : { words: held, proposals: [] };
    },
  };
}

/** How many of the last characters may be the beginning of the tag. */
function begunAt(text: string): number {
  for (let length = Math.min(OPEN.length - 1, text.length); length > 0; length--) {
    if (OPEN.startsWith(text.slice(-length))) return length;
  }
  return 0;
}

function listOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    // Cut short, or none of what was asked for.
    return [];
  }
}
