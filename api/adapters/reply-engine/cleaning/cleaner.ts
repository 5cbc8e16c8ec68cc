import { endsSentence, type Piece, Sentences } from '../../../domain/safety/sentences.ts';
import {
  speakerLabels,
  withoutDirections,
  withoutHalves,
  withoutLooseEnd,
  withoutMarkdown,
} from './chat-words.ts';
import { withoutEchoes } from './echoes.ts';
import { readProposals } from './read-proposals.ts';
import { type Heard, withoutThoughts } from './without-thoughts.ts';

/** How much of a stage direction is buffered; anything longer is not one. */
const LONGEST_DIRECTION = 400;

/** Whose reply is cleaned. */
export interface Speaking {
  /** The companion's name: models write it before their words. */
  name: string;
  /** What was said last, his text and hers, which is not said again. */
  said: readonly string[];
}

/**
 * What every model's reply goes through, piece by piece, before anyone sees it: thoughts, marks of templates, names
 * before the words, words of the visitor's, stage directions, Markdown, repeats and half an emoji are left out.
 * Whole sentences come back.
 */
export function createCleaner({ name, said }: Speaking) {
  const thoughts = withoutThoughts();
  const labels = speakerLabels(name);
  let parts = readProposals();
  let sentences = new Sentences();
  let echoes = withoutEchoes(said);
  /** Sentences of a stage direction that has not ended. */
  let open = '';
  let shown = '';
  let isOver = false;
  let proposals: string[] = [];

  const speak = (sentence: string): string => {
    if (isOver) return '';
    const isLineStart = shown === '' || shown.endsWith('\n');
    if (labels.isOthers(sentence, shown.endsWith('\n'))) {
      if (shown.trim() !== '') isOver = true;
      // It began by repeating what he said: that line is not hers.
      return '';
    }
    const line = isLineStart ? withoutMarkdown(sentence) : sentence.replaceAll(/```\w*/g, '');
    const words = withoutHalves(withoutDirections(labels.withoutOwn(line)));
    const kept = echoes.add(isFresh(shown) ? words.trimStart() : words);
    shown += kept;
    return kept;
  };
  const pass = (pieces: Piece[], isEnd: boolean): string => {
    let text = '';
    for (const piece of pieces) {
      open += piece.text;
      const asterisks = open.replaceAll('**', '').split('*').length - 1;
      if (!isEnd && asterisks % 2 === 1 && open.length < LONGEST_DIRECTION) continue;
      text += speak(open);
      open = '';
    }
    return text;
  };
  const hear = ({ isAnew, text }: Heard): Heard => {
    if (isAnew) {
      parts = readProposals();
      sentences = new Sentences();
      echoes = withoutEchoes(said);
      open = '';
      shown = '';
      isOver = false;
    }
    return { isAnew, text: isOver ? '' : pass(sentences.add(parts.add(text)), false) };
  };
  return {
    /** What may be shown with the next piece of a reply. */
    add: (piece: string): Heard => hear(thoughts.add(piece)),
    /**
     * What is left at the end.
     * @param isCut it was cut off: an unfinished sentence is dropped where there is a whole one
     */
    end(isCut = false): Heard {
      const last = hear(thoughts.end());
      const { words, proposals: proposed } = parts.end();
      proposals = proposed;
      if (words !== '' && !isOver) last.text += pass(sentences.add(words), false);
      const rest = sentences.end();
      const tail = open + rest.map((piece) => piece.text).join('');
      open = '';
      const isHalf = isCut && shown.trim() !== '' && !endsSentence(tail);
      if (tail !== '' && !isHalf && !isOver) last.text += speak(withoutOpenDirection(tail));
      const held = isOver ? '' : echoes.end(shown.trim() === '');
      shown += held;
      return { ...last, text: withoutLooseEnd(last.text + held) };
    },
    /** Nothing that follows is hers. */
    get isOver() {
      return isOver || thoughts.isOver;
    },
    /** Replies that it proposes to the visitor; known at the end. */
    get proposals() {
      return proposals;
    },
    /** It is thinking. */
    get isThinking() {
      return thoughts.isThinking;
    },
  };
}

/** Whether a leading space in what follows would be one too many. */
const isFresh = (shown: string): boolean => shown === '' || /\s$/.test(shown);

/** A stage direction that was cut: from its asterisk on. */
const withoutOpenDirection = (text: string): string =>
  (text.replaceAll('**', '').split('*').length - 1) % 2 === 1
    ? text.replace(/(^|[\s.!?…।])\*(?=\S)[^*]*$/, '$1')
    : text;
