import type { Question } from './question.ts';
import { likest, tellingWords } from './similar.ts';
import { type Part, sayOne, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** So near to a question that was written for her, that question was put, whatever else it sounds like. */
const IN_THESE_WORDS = 0.88;
/** A question of hardly a telling word has to be the very same. */
const VERY_SAME = 0.97;
const LEAST_TELLING = 2;

/** Asks by its first word, where somebody or something of hers is named: "did Prateek make it". */
const ASKS_FIRST =
  /^(?:(?:and|so|but|aur|to|haha|lol)[, ]+)?(?:do|does|did|is|are|was|were|will|would|has|have|can|kya)\b|^क्या(?![\p{L}\p{M}])/iu;
const OF_HIM = /\b(?:my|mine|mera|meri|mere|mujhe|maine|i)\b|मेरा|मेरी|मेरे|मुझे|मैंने/iu;

/** What only she has, where a sentence is nearly in the words that were written for it. */
function writtenFor({ find }: Talk, { text, words }: Clause) {
  if (words < 2) return undefined;
  const found = find.own(text);
  const least = tellingWords(text).length < LEAST_TELLING ? VERY_SAME : IN_THESE_WORDS;
  return found && found.score >= least ? found : undefined;
}

/**
 * The message with those sentences heard as questions to her that are nearly in words written for her, or that ask
 * after somebody of hers by name. "Chai asli hai, kaise pata chale" asks no companion whether she is real, and "how
 * did she find out that he died" tells of no death.
 */
export function heardAsHers(talk: Talk): Talk {
  const { heard, find, sure } = talk;
  let isWritten = false;
  const clauses = heard.clauses.map((said): Clause => {
    const clause = askedWithin(talk, said);
    const isHers = writtenFor(talk, clause) !== undefined;
    isWritten ||= isHers;
    const asksByName =
      ASKS_FIRST.test(clause.text) && !OF_HIM.test(clause.text) && find.person(clause.text);
    return isHers || asksByName ? { ...clause, isQuestion: true, isGrave: false, isHers } : clause;
  });
  const [only] = clauses;
  return {
    ...talk,
    sure: isWritten && sure !== 'stop' && !asksWhatSheIs(clauses) ? undefined : sure,
    heard: { ...heard, clauses, whole: clauses.length === 1 && only ? only : heard.whole },
  };
}

/** "What is your work, you write cards?": asked in words that were written for her, with a guess behind it. */
function askedWithin(talk: Talk, clause: Clause): Clause {
  const pieces = clause.text
    .split(/, */)
    .map((piece) => (/[?!.]$/.test(piece) ? piece : `${piece}?`));
  if (!clause.isQuestion || pieces.length < 2 || writtenFor(talk, clause)) return clause;
  const wordsIn = (text: string) => text.split(/\s+/).length;
  const asked = pieces.find(
    (text) =>
      wordsIn(text) >= LEAST_ASKED && writtenFor(talk, { ...clause, text, words: wordsIn(text) }),
  );
  const isGuess = pieces.every((text) => text === asked || wordsIn(text) <= MOST_BESIDE);
  return asked && isGuess ? { ...clause, text: asked, words: wordsIn(asked) } : clause;
}
const LEAST_ASKED = 3;
const MOST_BESIDE = 4;

/** Beside what was written for her, too: "English please. Are you a bot?" */
const asksWhatSheIs = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ isHers, text }) => !isHers && WHAT_SHE_IS.test(text));
const WHAT_SHE_IS =
  /\b(?:ai|bot|robot|machine|human|insaan|asli|real (?:girl|person|woman|ladki))\b|एआई|रोबोट|मशीन|इंसान|असली/iu;

/** "Who is Hashim kaka?": and nothing else, as in "who is in Mamta's house". */
function asksOnlyWho({ find }: Talk, { text }: Clause): boolean {
  const person = WHO_IS.test(text) ? find.person(text) : undefined;
  const names = new Set(person?.words.flatMap(tellingWords));
  return person !== undefined && tellingWords(text).every((word) => names.has(word));
}
const WHO_IS = /\bwho(?:['’]?s| is| are)\b|\bkaun (?:hai|hain|h)\b|कौन हैं?/iu;

/** Answers a question that is nearly in the words written for it. */
export function answerWritten(talk: Talk, clause: Clause): Part | undefined {
  // Who somebody is, is told before what was written of him.
  if (asksOnlyWho(talk, clause)) return undefined;
  const found = writtenFor(talk, clause);
  const text = found && sayOne(talk, found.say, true);
  return found && text ? { text, why: `own ${found.id} ${found.score.toFixed(2)}` } : undefined;
}

/** "What was yours?", "tumhari din mein kitni ho jaati hai", "do you play?": of what, stands in what he told before. */
const OF_HERS_AS_WELL =
  /\b(?:yours|urs|you too|u too|you also|(?:do|did|have|are) (?:you|u)|tum(?:har[aei]|he|hein|ko|ne)?|aap(?:k[aei]|ko|ne)?|ter[aei])\b|(?:तुम(?:्हार[ाीे]|्हें|को|ने)?|आप(?:क[ाीे]|को|ने)?)(?![\p{L}\p{M}])/iu;
const MOST_OF_HIS = 8;
const MOST_TELLING = 2;
/** So near with a word of his, and so much nearer than without it. */
const NEAR_WITH_HIS = 0.64;
const NEARER = 0.1;

/** A short question on what he has just told of himself, found with a word or two of that. */
export function answerWithHisWord(talk: Talk, { clause }: Question): Part | undefined {
  const { find, heard } = talk;
  const { text } = clause;
  if (!OF_HERS_AS_WELL.test(text) || tellingWords(text).length > MOST_TELLING) return undefined;
  const told = heard.clauses.slice(0, Math.max(0, heard.clauses.indexOf(clause)));
  const words = told
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap((one) => one.text.match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const telling = words.filter((word) => tellingWords(word).length > 0).slice(-MOST_OF_HIS);
  const pairs = words.flatMap((word, at) => (at > 0 ? [`${words[at - 1]} ${word}`] : []));
  const pieces = [...telling, ...pairs.slice(-MOST_OF_HIS)];
  const found = likest(
    pieces.map((piece) => find.own(`${piece} ${text}`)).filter((one) => one?.id.startsWith('own/')),
    Math.max(NEAR_WITH_HIS, (find.own(text)?.score ?? 0) + NEARER),
  );
  const said = found && sayOne(talk, found.say, true);
  return found && said
    ? { text: said, why: `own ${found.id} ${found.score.toFixed(2)}, with his word` }
    : undefined;
}

/** Words that she says in more places tell none of them apart. */
const MOST_MENTIONS = 8;
const MOST_TAKEN = 5;
const NEAR_WITH_WORD = 0.62;

/** "Kab hai?", after she spoke of her exhibition: what was written for "exhibition kab hai". */
export function answerWithHerWord(
  talk: Talk,
  { text, isOfHerStory, isForAdvice }: Question,
): Part | undefined {
  const { find, her, state } = talk;
  if (!isOfHerStory || isForAdvice || state.last.length === 0) return undefined;
  if (tellingWords(text).length >= LEAST_TELLING) return undefined;
  const rarity = (word: string) => find.mentions(word);
  const words = [...new Set(her.match(/[\p{L}\p{M}]{4,}/gu) ?? [])]
    .filter((word) => rarity(word) > 0 && rarity(word) <= MOST_MENTIONS)
    .toSorted((a, b) => rarity(a) - rarity(b))
    .slice(0, MOST_TAKEN);
  const found = likest(
    words.map((word) => find.own(`${word} ${text}`)),
    NEAR_WITH_WORD,
  );
  const told = found && sayOne(talk, found.say, true);
  return found && told
    ? { text: told, why: `own ${found.id} ${found.score.toFixed(2)}, with her word` }
    : undefined;
}
