import type { MemoryContent } from '#content-reader/kinds/conversation.ts';
import { withCapital } from '../text/capital.ts';
import { foldWord } from '../text/fold.ts';
import { toWords } from '../text/words.ts';
import { findRun, statements, type Word } from './clauses.ts';
import type { Fact } from './fact.ts';
import { introducedIn } from './introduced.ts';
import { namedIn } from './named.ts';
import { workIn } from './occupied.ts';

/** What companions keep of what visitors say. */
export interface MemoryRules {
  /** The facts in a text; most have none. The first answer to a topic counts. */
  find(text: string): Fact[];
  /** How a visitor, or an engine, reads a topic. */
  labelOf(topic: string): string;
  /** Whether a companion may say it. */
  maySay(value: string): boolean;
}

/** Longest value that is kept, in characters. */
export const FACT_MAX_LENGTH = 60;

/** Numbers, addresses and handles are nothing to be kept. */
const PRIVATE = /\d{3}|[@/\\<>{}]|\bwww\b/i;

/**
 * @param content `content/memory/facts.yaml`
 * @param maySay whether a companion may say a value
 */
export function createMemoryRules(
  content: MemoryContent,
  maySay: (value: string) => boolean,
): MemoryRules {
  const filler = wordSet(content.filler);
  const denying = wordSet(content.denying);
  const supposing = wordSet(content.supposing);
  const known = { people: folded(content.people), places: folded(content.places) };
  const trades = {
    trades: folded(content.trades),
    doings: folded(content.doings),
    degrees: folded(content.degrees),
  };
  const patterns = content.facts.flatMap((fact) => patternsOf(fact, content));

  const answerTo = (words: Word[], pattern: Pattern): string | undefined => {
    const { before, after, most, until, never, needs } = pattern;
    const start = findRun(words, before, 0);
    const from = start + before.length;
    const end = after.length > 0 ? findRun(words, after, from) : from;
    if (start < 0 || end < 0) return;
    const stop = words.findIndex(({ plain }, at) => at >= end && until.has(plain));
    const said = stop < 0 ? words : words.slice(0, stop);
    if (has(words.slice(0, start), supposing) || has(said, denying)) return;
    const answer = after.length > 0 ? words.slice(from, end) : said.slice(from);
    if (answer.length > most || has(answer, never) || has(answer, until)) return;
    if (needs && !has(answer, needs)) return;
    const value = withCapital(answer.map(({ written }) => written).join(' '));
    return isKeepable(value) && maySay(value) ? value : undefined;
  };

  const find = (text: string): Fact[] => {
    const found = new Map<string, string>();
    for (const clause of statements(text)) {
      const words = clause.filter(({ plain }) => !filler.has(plain));
      for (const pattern of patterns) {
        if (found.has(pattern.topic)) continue;
        const value = answerTo(words, pattern);
        if (value) found.set(pattern.topic, value);
      }
    }
    if (!tellsNothing(text)) {
      const own = ofHimself(text.replace(/\s+/g, ' '));
      const work = workIn(withoutDenied(own), trades);
      // Whoever "was so dear" may be gone: nobody is named of what was. He himself is there.
      const named = isDenied(text)
        ? introducedIn(withoutDenied(own), known).filter(({ topic }) => OF_HIMSELF.has(topic))
        : [...namedIn(own), ...introducedIn(own, known)];
      // "Main dentist hu": a trade stands where a name would, and is none.
      const trade = work?.value.toLowerCase().split(' ') ?? [];
      const isTrade = (value: string) =>
        trade.includes(value.toLowerCase()) ||
        toWords(value).every((word) => trades.trades.has(foldWord(word)));
      const people = named.filter(({ topic, value }) => topic !== 'name' || !isTrade(value));
      const told = [...people, ...(work ? [work] : [])];
      for (const { topic, value: written } of told) {
        const value = withCapital(written);
        const isTold = found.has(topic) || (topic === 'home' && found.has('origin'));
        if (!isTold && labels.has(topic) && isKeepable(value) && maySay(value))
          found.set(topic, value);
      }
    }
    return [...found].map(([topic, value]) => ({ topic, value }));
  };

  const labels = new Map(content.facts.map(({ topic, label }) => [topic, label]));
  return { find, labelOf: (topic) => labels.get(topic) ?? topic, maySay };
}

/** A question, a wish or somebody else's words: not a statement. */
const tellsNothing = (text: string): boolean =>
  /^(?:if|agar|suppose|imagine|what if|kya|guess)\b/i.test(text) ||
  /\b(?:he|she|they|who|usne|unhone) (?:said|says|told|kaha|bola)\b|\bwish\b/i.test(text);

/** What is not so, or was. */
const isDenied = (piece: string): boolean =>
  /\b(?:not|nahi|nahin|used to|tha|thi|died|dead|no more|passed away)\b/i.test(
    piece.replace(OWN_PAST, ' '),
  );

const OF_HIMSELF: ReadonlySet<string> = new Set(['name', 'home']);

/** "Main so rahi thi": what the visitor was doing takes nothing from what else is told. */
const OWN_PAST = /\b(?:main|mai) (?:\p{L}+ ){0,4}(?:raha|rahi|gaya|gayi) (?:tha|thi)\b/giu;

const TO_HER = /\b(?:you|your|ur|tum|tumhara|tumhari|tu|teri|tera|aap|aapka|aapki|aapke)\b|तुम|आप/iu;
const OF_HIM = /\b(?:i|im|my|main|mai|mera|meri|mere|mujhe|hum|hamara)\b|मैं|मेरा|मेरी|मेरे|मुझे/iu;

/** The sentences that may be about the visitor: statements about the companion are not facts about him. */
const ofHimself = (text: string): string =>
  (text.match(/[^.!?।]+[.!?।]*/g) ?? [])
    .filter((sentence) => !TO_HER.test(sentence) || OF_HIM.test(sentence))
    .join('');

/** Without the pieces between signs that are not so, or were. */
const withoutDenied = (text: string): string =>
  (text.match(/[^,.!?।]+[,.!?।]*/g) ?? []).filter((piece) => !isDenied(piece)).join('');

type Pattern = ReturnType<typeof patternsOf>[number];

/** Each phrase of a fact as the words before and after the answer, with what the answer has to match. */
function patternsOf(
  { match, topic, most, until = [], never = [], needs }: MemoryContent['facts'][number],
  forAll: MemoryContent,
) {
  const rules = {
    topic,
    most,
    // A lone sign ends an answer too.
    until: wordSet([...forAll.until, ...until]).add(''),
    never: wordSet([...forAll.never, ...never]),
    needs: needs && wordSet(needs),
  };
  return match.map((phrase) => {
    const [before = '', after = ''] = phrase.split('*');
    return { ...rules, before: alternatives(before), after: alternatives(after) };
  });
}

const alternatives = (part: string) =>
  part
    .split(' ')
    .filter(Boolean)
    .map((word) => wordSet(word.split('/')));

const folded = (words: readonly string[]) => new Set(words.flatMap(toWords).map(foldWord));

const wordSet = (words: readonly string[]) => new Set(words.flatMap(toWords));

const has = (words: Word[], set: ReadonlySet<string>) => words.some(({ plain }) => set.has(plain));

const isKeepable = (value: string) =>
  value.length <= FACT_MAX_LENGTH && /\p{L}/u.test(value) && !PRIVATE.test(value);
