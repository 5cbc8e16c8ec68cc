import { ageClauses } from './age-clauses.ts';
import { isStatement } from './age-context.ts';
import { ADULT, BREAK, CHILD } from './age-parts.ts';

/** Which answer tells somebody's age: a number, or a plain yes or no. */
export type AgeQuestion = 'how-old' | 'adult' | 'minor';

const YOU = '(?:tum|tu|aap|ap|तुम|तू|आप)';
const YOUR =
  '(?:tumhari|tumari|tumhri|aapki|apki|aap ka|teri|apni|tumhara|aapka|तुम्हारी|आपकी|तेरी|अपनी)';
const HOW_MANY = '(?:kitn[aei]|कितन[ाेी])';
const TELL =
  '(?:batao|bata|bataiye|bataye|btao|bolo|likho|kya|kitni|is|na|do|बताओ|बताइए|क्या|कितनी|न)';

const patterns = (...list: string[]) => list.map((pattern) => new RegExp(pattern, 'u'));

/** How one is asked for one's age, in the words of `ageClauses`. */
const HOW_OLD = patterns(
  ' how old (?:are|r|might|must) (?:you|u|ya)(?: be)?(?= $| (?:now|then|anyway|btw|really|by|my|dear|baby|jaan|jaanu|if i may) )',
  ' how old you are(?: $| (?:now|then) )',
  '(?:whats|what is|is|tell main|tell|know|ask|share|confirm|and|^) (?:your|ur|you|u) (?:real |exact |own )?age (?:$|is|now|btw|please|pls|then|first|dear|baby|jaan)',
  `${YOUR} (?:asli |real |sahi )?age(?= $| ${TELL} )(?! (?:is|kya|kitni) (?:thi|hogi))`,
  `(?:kya|kitni) age (?:is|ho)(?: $| (?:na|${YOUR}|${YOU}) )`,
  '^ (?:age (?:kya|kitni) is|age(?: please| pls)?|asl(?: please| pls)?|a s l) $',
  `${YOU} (?:\\S+ )?${HOW_MANY} (?:yr )?ka (?:ho|is|हो)(?= $| (?:na|jaan|jaanu|waise|batao) )`,
  `^ ${HOW_MANY} yr ka (?:ho|is)(?: ${YOU})? $`,
  ` (?:are you|youre|you are|you must be|${YOU}) (?:about |around )?(?:${ADULT}|${CHILD})(?: yr)?(?: old)?(?: ka (?:ho|is))?(?= (?:(?:right|na|yet|or (?:older|younger|so|\\d+(?: yr)?(?: old)?)) )?$)`,
);

const IS_ADULT = patterns(
  ' (?:are you|youre|you are|you must be) (?:really |an |a |also |both |already )*(?:adult|grown ?up|grown (?:man|woman)|(?:over |above |at least |past |older than )?18|18\\+|of age)(?= $| (?:or|and|right|na|too|yet|already|plus) )',
  `${YOU} (?:\\S+ )?(?:adult|balig|baalig|बालिग|18 (?:yr )?(?:ka|se) (?:upar|uper|zyada|jyada|bade|bada|badi|ऊपर|बडे)|18\\+|18 plus)(?: ka)? (?:ho|is|हो) `,
);

const IS_MINOR = patterns(
  ' are you (?:really |still |a |by chance )*(?:minor|(?:under|below|younger than|less than) 18|under age)(?= $| )',
  `${YOU} (?:\\S+ )?(?:minor|18 (?:yr )?se (?:kam|chota))(?: ka)? (?:ho|is) `,
);

/** "And you?", after something about age. */
const AND_YOU = new RegExp(
  `^ (?:(?:and|aur|और|what about|how about|wbu|hbu|waise) )*(?:you|u|yours|urs|${YOU}|${YOUR})(?: ${TELL})? $|^ (?:wbu|hbu) $`,
  'u',
);
/** "Are you?", after "you must be an adult". */
const ARE_YOU = /^ (?:so )?are you $/u;
const MUST_BE = / (?:grown ups?|adults?|18)(?= ).* you (?:must|have|need|should|are|ought) /u;

/** Of one's age in what is said before "And you?". */
const OF_AGE_TALK = new RegExp(
  ` age | im (?:just |still )?${ADULT}(?: yr(?: old)?)?${BREAK}| ${ADULT} (?:yr )?ka hu `,
  'u',
);

const DENYING = / (?:not|nahi|mat|arent|isnt|dont) /u;

const has = (list: readonly RegExp[], clauses: readonly string[]): boolean =>
  clauses.some((clause) => isStatement(clause, list));

/**
 * What a text asks about the other's age in the end: nothing where something else is asked after it.
 * @param answered what it answers; "And you?" may be about an age that was spoken of there
 */
export function asksAge(text: string, answered: string): AgeQuestion | undefined {
  const sentences = text.split(/(?<=[?!.।\n…])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const index = sentences.findLastIndex((sentence) => sentence.includes('?'));
  const asking = ageClauses(sentences.at(index) ?? '');
  if (asking.some((clause) => DENYING.test(clause))) return undefined;
  if (has(IS_MINOR, asking)) return 'minor';
  if (has(IS_ADULT, asking)) return 'adult';
  if (has(HOW_OLD, asking)) return 'how-old';
  const before = ageClauses(sentences.slice(0, index).join(' '));
  const last = asking.at(-1) ?? '';
  if (ARE_YOU.test(last) && MUST_BE.test(` ${before.join(' ')} `)) return 'adult';
  if (!AND_YOU.test(last)) return undefined;
  const isOfAge = [...before, ...asking].some((clause) => OF_AGE_TALK.test(clause));
  return isOfAge || has(HOW_OLD, ageClauses(answered)) ? 'how-old' : undefined;
}
