import { byWord } from '../../text/by-word.ts';
import { fold } from '../../text/fold.ts';
import { type HeardWord, heardWords } from './heard-words.ts';

/** A concept in a message: the words from `from` up to, but not, `to` mean it. */
export interface Mark {
  concept: string;
  from: number;
  to: number;
}

interface Node {
  next: Map<string, Node>;
  concepts: string[];
}

/** The longest and the shortest word prefix that is looked up. */
const LONGEST_STEM = 12;
const SHORTEST_STEM = 3;

/** Words with keys this short collide too often ("he" and "hai"): they are compared as spelt. */
const SHORT = 3;

/** "10th" is another word than "10". */
const numeral = (written: string, number: number): string =>
  /\d(?:st|nd|rd|th)$/.test(written) ? written : String(number);

const stepOf = ({ key, latin, number, written }: HeardWord): string =>
  number !== undefined ? numeral(written, number) : key.length <= SHORT ? `=${latin}` : key;

/** Phrases of a concept, as `content/safety/concepts.yaml` lists them. */
const phrasesOf = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap(eachOf);

/** A phrase with `a/b` for either word, as all that it stands for. */
const eachOf = (phrase: string): string[] =>
  phrase
    .split(/\s+/)
    .reduce<string[][]>(
      (begun, word) => word.split('/').flatMap((one) => begun.map((words) => [...words, one])),
      [[]],
    )
    .map((words) => words.join(' '));

/**
 * Finds concepts by their words and phrases, in one pass over a message.
 * @param lists by concept: phrases between commas, `*` after a beginning, `=` before a word taken as it is
 *   written, `a/b` for either word
 */
export function createConcepts(
  lists: Record<string, string>,
): (words: readonly HeardWord[]) => Mark[] {
  const root: Node = { next: new Map(), concepts: [] };
  const stems = new Map<string, string[]>();
  const written = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, key: string, concept: string) =>
    map.set(key, [...(map.get(key) ?? []), concept]);
  for (const [concept, list] of Object.entries(lists)) {
    for (const phrase of phrasesOf(list)) {
      if (phrase.startsWith('=')) note(written, phrase.slice(1).normalize('NFKC'), concept);
      else if (phrase.endsWith('*')) note(stems, fold(phrase.slice(0, -1)).join(''), concept);
      else {
        let node = root;
        for (const word of heardWords(phrase)) {
          const key = stepOf(word);
          const next = node.next.get(key) ?? { next: new Map(), concepts: [] };
          node.next.set(key, next);
          node = next;
        }
        if (node !== root) node.concepts.push(concept);
      }
    }
  }
  /** The concepts that a word begins with, the shortest beginning first. */
  const begunBy = byWord((key) => {
    const lengths = Math.max(0, Math.min(key.length, LONGEST_STEM) - SHORTEST_STEM + 1);
    return Array.from({ length: lengths }, (_, at) => key.slice(0, SHORTEST_STEM + at)).flatMap(
      (stem) => stems.get(stem) ?? [],
    );
  });
  return (words) => {
    const marks: Mark[] = [];
    const steps = words.map(stepOf);
    for (const [from, word] of words.entries()) {
      const add = (concepts: readonly string[] | undefined, to: number) => {
        for (const concept of concepts ?? []) marks.push({ concept, from, to });
      };
      add(written.get(word.written), from + 1);
      add(begunBy(word.key), from + 1);
      let node: Node | undefined = root;
      for (let at = from; node && at < words.length; at++) {
        node = node.next.get(steps[at] ?? '');
        add(node?.concepts, at + 1);
      }
    }
    return marks;
  };
}
