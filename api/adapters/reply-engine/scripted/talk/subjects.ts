import type { Subject } from './bank.ts';
import { keysOf } from './keys.ts';

/** What of a list of subjects some sentences tell of, the likeliest first. */
export type SubjectsIn = (sentences: readonly string[]) => Subject[];

/** What counts that a second word bears the first one out: then a finer thing is meant. */
const BORNE_OUT = 1;
/** What each further word of the same subject counts. */
const EACH_MORE = 0.3;
/** What stands later counts more: the point of a story comes last. */
const LATER = 0.35;
/** A subject of so few words as this many others have is hardly meant by them. */
const LEAST = 0.2;

/**
 * Keys of a message that are another word in the other language or spelling (a chat and a roof, gay and a cow, seen and
 * a scene), and numbers: they say nothing of a subject.
 */
const TWO_WORDS = new Set(
  'gay un id chat nap slip sin bal mal pt ppt tel ap let bat but bin pin pal pan man tan ban'.split(
    ' ',
  ),
);
const heardKeys = (text: string): string[] =>
  keysOf(text).map((key) => (TWO_WORDS.has(key) || /\d/.test(key) ? '' : key));

/** A phrase of a subject, as its words. */
interface Phrase {
  keys: string[];
  subject: Subject;
  isWith: boolean;
}

/** What stands in a sentence for one subject. */
interface Found {
  words: Map<string, number>;
  /** Where its words begin, and where those that bear them out do: no word bears itself out. */
  wordsAt: Set<number>;
  withAt: Set<number>;
  last: number;
}

/** Makes what finds subjects by their words. */
export function subjectsIn(subjects: readonly Subject[]): SubjectsIn {
  const phrases = new Map<string, Phrase[]>();
  const holders = new Map<string, number>();
  const index = (subject: Subject, isWith: boolean) => {
    const texts = new Set(
      (isWith ? subject.with : subject.words).map((text) => keysOf(text).join(' ')).filter(Boolean),
    );
    for (const text of texts) {
      const keys = text.split(' ');
      const first = keys[0] ?? '';
      const list = phrases.get(first) ?? [];
      list.push({ keys, subject, isWith });
      phrases.set(first, list);
      if (!isWith) holders.set(text, (holders.get(text) ?? 0) + 1);
    }
  };
  for (const subject of subjects) {
    index(subject, false);
    index(subject, true);
  }
  return (sentences) => {
    const folded = sentences.map(heardKeys);
    const length = folded.reduce((sum, { length: of }) => sum + of, 0);
    const found = new Map<Subject, number>();
    let at = 0;
    for (const keys of folded) {
      for (const [subject, one] of foundIn(keys)) {
        const isMeant = subject.with.length === 0 || isBorneOut(one);
        const weight = isMeant && one.words.size > 0 ? weightOf(one, (at + one.last) / length) : 0;
        if (weight >= LEAST) found.set(subject, Math.max(weight, found.get(subject) ?? 0));
      }
      at += keys.length;
    }
    return [...found].toSorted(([, a], [, b]) => b - a).map(([subject]) => subject);
  };

  function foundIn(keys: string[]): Map<Subject, Found> {
    const found = new Map<Subject, Found>();
    keys.forEach((key, at) => {
      for (const phrase of phrases.get(key) ?? []) {
        if (!phrase.keys.every((one, step) => keys[at + step] === one)) continue;
        const one = found.get(phrase.subject) ?? nothing();
        found.set(phrase.subject, one);
        if (phrase.isWith) {
          one.withAt.add(at);
          continue;
        }
        const text = phrase.keys.join(' ');
        one.words.set(text, phrase.keys.length / Math.sqrt(holders.get(text) ?? 1));
        one.wordsAt.add(at);
        one.last = at;
      }
    });
    return found;
  }
}

const nothing = (): Found => ({
  words: new Map(),
  wordsAt: new Set(),
  withAt: new Set(),
  last: 0,
});

const isBorneOut = ({ wordsAt, withAt }: Found): boolean =>
  withAt.size > 0 && new Set([...wordsAt, ...withAt]).size > 1;

/** @param place where it stands in the message: 0 at its beginning, 1 at its end */
function weightOf(one: Found, place: number): number {
  const telling = Math.max(...one.words.values());
  const sum = telling + EACH_MORE * (one.words.size - 1) + (isBorneOut(one) ? BORNE_OUT : 0);
  return sum * (1 + LATER * place);
}
