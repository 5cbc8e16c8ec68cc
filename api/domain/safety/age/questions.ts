import { BORN, HOW_OLD, IS_ADULT, IS_MINOR } from './ask-words.ts';
import { ageClauses } from './clauses.ts';
import { isStatement } from './context.ts';
import { asksInReturn } from './in-return.ts';

/** Which kind of answer states an age: a number, a year, or a plain yes or no. */
export type AgeQuestion = 'how-old' | 'born' | 'adult' | 'minor';

/** "Are you?", after "you must be an adult". */
const ARE_YOU = /^ (?:so )?are you $/u;
const MUST_BE =
  / (?:grown ups?|adults?|18\+?) .*you (?:must|have|need|should|ought) be (?:one|18\+?|(?:an )?adult|(?:a )?grown up) /u;

const DENYING = / (?:(?<! (?:or|ya) )(?:not|nahi)|mat|arent(?! you $)|isnt|dont) /u;

/** Not the age in years, wherever it is said. */
const AT_HEART =
  / (?:(?:in|at|by) (?:(?:your|the) )?(?:heart|soul|spirit)|in your (?:mind|head)|inside|mentally|emotionally|spiritually|deep down|if you could|andar|अंदर|(?:dil|दिल) (?:se|main|ka age)|in (?:dog|cat|chai) yr)(?= |$)/u;

/** What asks for another number after it. */
const ELSE = / (?:how (?:many|much|long)|kitn[aei]|कितन[ाेी]|rate|pick|choose|number) /u;

/** After a plain yes-or-no question: a name, or nothing new. */
const NOTHING_NEW =
  /^ (?:\S+|arent you|my \S+|\S+ ji|yes or no|be honest|if i may(?: ask)?|right \S+) $/u;

/** What is said after the part that asks; undefined where none does. */
function after(list: readonly RegExp[], clauses: readonly string[]): string[] | undefined {
  const at = clauses.findIndex((clause) => isStatement(clause, list));
  return at === -1 ? undefined : clauses.slice(at + 1);
}

const isPlain = (rest: readonly string[] | undefined): boolean =>
  rest?.every((clause) => NOTHING_NEW.test(clause)) ?? false;

/**
 * What a text finally asks about the other's age: nothing if another question follows it.
 * @param answered what it answers; "And you?" may be about an age that was spoken of there
 */
export function asksAge(text: string, answered: string): AgeQuestion | undefined {
  const sentences = text.split(/(?<=[?!.।\n…])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const question = sentences.findLastIndex((sentence) => sentence.includes('?'));
  const index = question === -1 ? sentences.length - 1 : question;
  const asking = ageClauses(sentences[index] ?? '');
  if (asking.some((clause) => DENYING.test(clause))) return undefined;
  if (isPlain(after(IS_MINOR, asking))) return 'minor';
  if (isPlain(after(IS_ADULT, asking))) return 'adult';
  if (isPlain(after(BORN, asking))) return 'born';
  const rest = after(HOW_OLD, asking);
  if (rest) {
    const later = ageClauses(sentences.slice(index + 1).join(' '));
    const isElse = ELSE.test([...rest, ...later].join(''));
    return isElse || AT_HEART.test([...asking, ...later].join('')) ? undefined : 'how-old';
  }
  const said = [...ageClauses(sentences.slice(0, index).join(' ')), ...asking];
  if (ARE_YOU.test(said.at(-1) ?? '') && MUST_BE.test(said.join(''))) return 'adult';
  return asksInReturn(said, after(HOW_OLD, ageClauses(answered)) !== undefined)
    ? 'how-old'
    : undefined;
}
