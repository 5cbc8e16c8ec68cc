import { byWord } from '../../../../domain/text/by-word.ts';
import { foldedWords } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import { keysOf } from './keys.ts';

/** Something that is known by words which stand together in a sentence. */
export interface KnownByWords {
  /** What happened for good or bad counts before how things are: `bad` before that he is a teacher. */
  tone?: 'plain' | 'good' | 'bad';
  /** Of each list one phrase has to stand there: `content/README.md` says how one is written. */
  when: string[][];
  /** With one of these it is something else. */
  unless: string[];
}

/** What of a list some sentences are about, the likeliest first. */
export type KnownIn<T> = (sentences: readonly string[]) => T[];

/** No event is told in a sentence of more words, and what is meant to take time ends here. */
const MOST_WORDS = 80;
/** Said more often than this in a sentence, a word is no news any more. */
const MOST_PLACES = 6;
/** No beginning of a word is longer. */
const LONGEST_BEGINNING = 16;
/** Words of one thing that stand further apart are of two things. */
const APART = 12;
/** Words that ` .. ` leaves out at most. */
const GAP = 3;
/** Shorter keys make one of too many words. */
const LEAST_KEY = 4;
/** Shorter beginnings are those of too many words. */
const LEAST_BEGINNING = 3;
/** What each word of a phrase beyond its first counts, and how late in a message it stands. */
const EACH_WORD = 0.3;
const LATER = 0.2;

/** Sentences of which what they tell is kept. */
const MOST_KEPT = 24;

/** What it counts to be good or bad news. */
const NEWS = 0.5;

/** What turns a sentence round: "phone nahi liya" is no new phone. */
const NEGATIONS = new Set(
  keysOf(
    'nahi nahin nai nhi mat bina not no never without didnt dont doesnt wont cant isnt wasnt havent hasnt couldnt नहीं मत बिना',
  ),
);
/** Those that stand before what they deny: "not singing"; the others stand behind it. */
const BEFORE = new Set(
  keysOf('not no never without didnt dont doesnt wont cant isnt wasnt havent hasnt couldnt bina'),
);
/** A negation turns round what stands so near it. */
const REACH = 2;

/** A word of a sentence: in its usual spellings, and as it sounds. */
interface Heard {
  plain: string;
  sound: string;
}

/** "No, a mosquito was singing in my ear": the no is of her question. */
const ANSWERS_NO = /^\s*(?:no|nope|nahi+n?|नहीं)\s*[,.!]\s*/iu;

const heardIn = (text: string): Heard[] => {
  const words = foldedWords(text.replace(/['’]/g, '')).slice(0, MOST_WORDS);
  return words.map(({ key, written }) => ({ plain: keysOf(written)[0] ?? key, sound: key }));
};

interface Word extends Heard {
  isBeginning: boolean;
  /** Other words may stand before it. */
  isApart: boolean;
}

/** A phrase, as its words; the same for all things that have it. */
interface Phrase {
  words: readonly Word[];
  denies: boolean;
}

/** A phrase of something. */
interface Call<T> {
  phrase: Phrase;
  of: T;
  /** Which list of `when` it is of; -1: of `unless`. */
  list: number;
}

/** Where a phrase stands. */
interface Place {
  from: number;
  to: number;
  denies: boolean;
  worth: number;
}

/**
 * Makes what finds those of a list that sentences are about, by their words. Linear in the sentences.
 * @param isEvent whether any "not" beside its words makes it another: a father who says nothing is a father all the same
 */
export function knownByWords<T extends KnownByWords>(
  all: readonly T[],
  isEvent: (one: T) => boolean = () => true,
): KnownIn<T> {
  const index = new Map<string, Call<T>[]>();
  const phraseOf = createPhrases();
  for (const of of all) {
    const lists = [...of.when, of.unless];
    lists.forEach((texts, at) => {
      const list = at < of.when.length ? at : -1;
      for (const text of texts) {
        const phrase = phraseOf(text);
        const call = { phrase, of, list };
        for (const entry of entriesOf(phrase)) {
          const entered = index.get(entry);
          if (entered) entered.push(call);
          else index.set(entry, [call]);
        }
      }
    });
  }
  // Lists that grew hold room for more.
  for (const [entry, calls] of index) index.set(entry, calls.slice());
  const toldBy = keptLately(MOST_KEPT, (sentence: string) =>
    toldIn(heardIn(sentence.replace(ANSWERS_NO, ''))),
  );
  return (sentences) => {
    const found = new Map<T, number>();
    sentences.forEach((sentence, at) => {
      const later = 1 + (LATER * at) / sentences.length;
      for (const [one, worth] of toldBy(sentence)) {
        found.set(one, Math.max(found.get(one) ?? 0, worth * later));
      }
    });
    return [...found].toSorted(([, a], [, b]) => b - a).map(([one]) => one);
  };

  /** What is called by phrases that begin at a word of a sentence, and where they end; each once. */
  function standingAt(words: Heard[], at: number, entries: string[]) {
    const standing = new Map<Call<T>, Call<T> & { to: number }>();
    for (const entry of entries) {
      for (const call of index.get(entry) ?? []) {
        // Of the thousands that begin with a small word, hardly one goes on as the sentence does.
        const to = endOf(call.phrase.words, words, at);
        if (to !== undefined && !standing.has(call)) standing.set(call, { ...call, to });
      }
    }
    return standing.values();
  }

  function toldIn(words: Heard[]): Map<T, number> {
    const places = new Map<T, Map<number, Place[]>>();
    words.forEach((word, at) => {
      for (const { phrase, of, list: which, to } of standingAt(words, at, lookedUp(word))) {
        const lists = places.get(of) ?? new Map<number, Place[]>();
        places.set(of, lists);
        const worth = 1 + EACH_WORD * (phrase.words.length - 1);
        const place = { from: at, to, denies: phrase.denies, worth };
        const list = lists.get(which);
        if (!list) lists.set(which, [place]);
        else if (list.length < MOST_PLACES) list.push(place);
      }
    });
    const told = new Map<T, number>();
    for (const [one, lists] of places) {
      if (lists.has(-1) || one.when.some((_, list) => !lists.has(list))) continue;
      const ofEach = one.when.map((_, list) => lists.get(list) ?? []);
      const all = isEvent(one)
        ? chosen(ofEach, words)
        : together(
            ofEach.map((all) => all.filter((place) => !isDenied(place, words))),
            [],
          );
      if (all) {
        told.set(
          one,
          all.reduce((sum, { worth }) => sum + worth, isNews(one) ? NEWS : 0),
        );
      }
    }
    return told;
  }
}

const isNews = ({ tone }: KnownByWords): boolean => tone === 'good' || tone === 'bad';

/** Makes what reads phrases. Thousands of things share phrases, and these a few thousand words: each is held once. */
function createPhrases(): (text: string) => Phrase {
  const hear = byWord(heardIn);
  const words = new Map<string, Word>();
  const phrases = new Map<string, Phrase>();
  const wordOf = (word: Word): Word => {
    const key = `${word.plain} ${word.sound} ${word.isBeginning} ${word.isApart}`;
    const known = words.get(key) ?? word;
    words.set(key, known);
    return known;
  };
  return (text) => {
    const known = phrases.get(text);
    if (known) return known;
    const read = wordsIn(text, hear).map(wordOf);
    const phrase = { words: read, denies: read.some(({ plain }) => NEGATIONS.has(plain)) };
    phrases.set(text, phrase);
    return phrase;
  };
}

function wordsIn(text: string, hear: (written: string) => readonly Heard[]): Word[] {
  const words: Word[] = [];
  let isApart = false;
  for (const written of text.trim().split(/\s+/)) {
    if (written === '..') {
      isApart = true;
      continue;
    }
    const isBeginning = written.endsWith('*');
    for (const heard of hear(written.replace(/\*$/, ''))) {
      words.push({ ...heard, isBeginning, isApart });
      isApart = false;
    }
  }
  return words;
}

/** Under which entries a phrase is looked up: by its first word. */
function entriesOf({ words: [first] }: Phrase): string[] {
  if (!first) return [];
  if (first.isBeginning) return [`^${first.plain}`];
  return first.sound.length >= LEAST_KEY
    ? [`=${first.plain}`, `~${first.sound}`]
    : [`=${first.plain}`];
}

const lookedUp = ({ plain, sound }: Heard): string[] => [
  `=${plain}`,
  `~${sound}`,
  ...Array.from(
    { length: Math.max(0, Math.min(plain.length, LONGEST_BEGINNING) - LEAST_BEGINNING + 1) },
    (_, at) => `^${plain.slice(0, LEAST_BEGINNING + at)}`,
  ),
];

const fits = (word: Word, heard: Heard | undefined): boolean =>
  heard !== undefined &&
  (word.isBeginning
    ? heard.plain.startsWith(word.plain)
    : word.plain === heard.plain || (word.sound.length >= LEAST_KEY && word.sound === heard.sound));

/** Behind which word a phrase ends that begins at one; undefined where it does not stand there. */
function endOf(words: readonly Word[], heard: readonly Heard[], from: number): number | undefined {
  let at = from + 1;
  for (let one = 1; one < words.length; one++) {
    const word = words[one] as Word;
    const last = at + (word.isApart ? GAP : 0);
    while (at < last && !fits(word, heard[at])) at++;
    if (!fits(word, heard[at])) return undefined;
    at++;
  }
  return at;
}

/** A place of each list that no negation turns round; undefined where there are none. */
function chosen(lists: readonly Place[][], words: readonly Heard[]): readonly Place[] | undefined {
  const unturned = (places: readonly Place[]) =>
    places.filter((place) => place.denies || !isTurnedRound([place], words));
  const straight = together(lists.map(unturned), []);
  if (straight) return straight;
  const all = together(lists, []);
  return all && !isTurnedRound(all, words) ? all : undefined;
}

/** One place of each list, none within another and all near one another; undefined where there are none. */
function together(
  lists: readonly Place[][],
  chosen: readonly Place[],
): readonly Place[] | undefined {
  const [places, ...rest] = lists;
  if (!places) return chosen;
  for (const place of places) {
    const isFree = chosen.every(({ from, to }) => place.to <= from || place.from >= to);
    const isNear = chosen.every(
      ({ from, to }) => place.from - to <= APART && from - place.to <= APART,
    );
    const all = isFree && isNear ? together(rest, [...chosen, place]) : undefined;
    if (all) return all;
  }
  return undefined;
}

/** "I meant marriage, not singing", "laddu nahi, barfi": a thing is denied only by what stands right at it. */
function isDenied({ from, to, denies }: Place, words: readonly Heard[]): boolean {
  const before = words[from - 1]?.plain ?? '';
  const behind = words[to]?.plain ?? '';
  return !denies && (BEFORE.has(before) || (NEGATIONS.has(behind) && !BEFORE.has(behind)));
}

/** A negation beside it that is no part of it. */
function isTurnedRound(places: readonly Place[], words: readonly Heard[]): boolean {
  if (places.some(({ denies }) => denies)) return false;
  const isWithin = (at: number) => places.some(({ from, to }) => at >= from && at < to);
  return places.some(({ from, to }) => {
    for (let at = Math.max(0, from - REACH); at < Math.min(words.length, to + REACH); at++) {
      const word = words[at]?.plain ?? '';
      // "Batao na" asks nicely, "na mili" denies.
      const isNo = NEGATIONS.has(word) || (word === 'na' && at < words.length - 1);
      if (isNo && !isWithin(at)) return true;
    }
    return false;
  });
}
