import {
  ADULT,
  AGE,
  BECOME,
  BREAK,
  CHILD,
  CLASS_NAME,
  GETTING,
  IN_A_WHILE,
  NEARLY,
  NOT_QUITE,
  SOON,
  WHO,
} from './shared-patterns.ts';

const patterns = (...list: string[]) =>
  list.map((pattern) => new RegExp(pattern.startsWith('^') ? pattern : ` ${pattern}`, 'u'));

/** Statements of being under 18, in the words of `ageClauses`. */
export const UNDER_AGE: RegExp[] = [
  ...patterns(
    `im ${NEARLY}${AGE}${BREAK}`,
    `im (?:almost |nearly )?${NEARLY}${CHILD} yr (?:old|of age) (?!employee|customer|client|member|user|in [^cs\\d])`,
    `im ${NEARLY}${CHILD} yr${BREAK}`,
    `im ${NEARLY}(?:${AGE}|${CHILD} yr(?: old)?) and (?:a )?half(?: yr)?(?: old)? $`,
    `im (?:just )?an? ${CHILD} yr(?: old)?(?: (?:girl|boy|kid|student))?${BREAK}`,
    `im (?:just )?an? (?:girl|boy|kid|student) of ${CHILD}(?: yr)?(?: old)?${BREAK}`,
    `my (?:abhi |just )?age (?:is )?(?:just |abhi )?${CHILD}(?: yr)?(?: old)?(?: ka)?(?: is)?${BREAK}`,
    `^ ${CHILD} (?:yr )?(?:is )?my age (?:is )?$`,
    `^ age (?:is )?${CHILD} (?:yr )?is my $`,
  ),
  // "16 saal ki hu", "15 ka hoon": the verb says that it is about oneself.
  ...patterns(
    `(?:${CHILD} yr|${AGE}) ka (?:abhi )?${WHO}${BECOME}hu `,
    `^ (?:main|hum) (?:abhi |just )?${CHILD} yr (?:ka )?(?:${WHO}${BECOME}is )?$`,
    `^ main (?:abhi |just )?${AGE} ka (?:is )?$`,
    `^ (?:aaj |kal |abhi )?(?:main|hum) (?:abhi |just |kal |aaj )?${CHILD} (?:yr )?ka (?:ho (?:gaya|jaunga|jaungi)|hua) $`,
  ),
  // Not 18 yet, and soon to be.
  ...patterns(
    `im (?:still |just )?(?:${NOT_QUITE}) 18(?: yr)?(?: old)?${BREAK}`,
    'im (?:still )?not 18 (?:yr old )?(?:yet|abhi) ',
    'im (?:still )?not 18\\+ ',
    `(?:i havent|i have not|im not) (?:yet )?(?:turned|reached|completed) 18(?: yr)?(?: yet)?${BREAK}`,
    `im (?:still |just )?(?:under|below) (?:the age of 18|18 yr of age)${BREAK}`,
    `${GETTING} 18 ${SOON} (?!19)`,
    `im 18 (?:${IN_A_WHILE}) (?!19)`,
    `my age (?:is )?(?:under|below|less than) 18(?: yr)?${BREAK}`,
    'my age 18 (?:yr )?se (?:kam|chota) (?!nahi)',
    '18 (?:yr )?se (?:kam|chota) (?:age )?(?:ka )?hu ',
    '(?:abhi|still) 18 (?:yr )?ka nahi hu ',
    '^ (?:main |hum )?(?:abhi |still )?18 (?:yr )?ka (?:abhi )?nahi (?:hua (?:hu )?|hu abhi )$',
    `(?:${AGE}|18) (?:yr )?ka hone wala hu `,
    '18 (?:yr )?ka ho (?:jaunga|jaungi|jaaunga|jaaungi) $',
    `im (?:still |just )?(?:a )?(?:minor|under age)(?: girl| boy| student)?${BREAK}`,
    'minor hu ',
    `im (?:still )?not (?:(?:yet )?(?:an )?adult|of (?:legal )?age)(?: yet)?${BREAK}`,
    '(?:adult|18\\+|18 plus) nahi hu ',
  ),
  // Birthdays.
  ...patterns(
    `(?:(?:i|ive|i have) (?:just|recently)|ive|i have) (?:turned|became|become) ${AGE}(?:${BREAK}| (?:yesterday|last|this|recently) )`,
    `i (?:turned|became) ${AGE} (?:today|yesterday|recently|(?:last|this) (?:week|month)) `,
    `(?:im turning|i turn|ill turn|i will turn) ${AGE}${BREAK}`,
    `${GETTING} ${AGE} ${SOON} `,
    `(?:today|tomorrow|yesterday|kal|aaj) (?:is |was |its )?my ${AGE} th birthday `,
    `its my ${AGE} th birthday(?: today)?${BREAK}`,
    `my ${AGE} th birthday (?:is )?(?:today|tomorrow|(?:next|this|coming) (?:week|month|yr)|kal|aaj) `,
  ),
  // School: only where it is oneself who studies there, now.
  ...patterns(
    `(?:i (?:study|read)|im studying|im) in (?:the )?${CLASS_NAME}${BREAK}`,
    `im (?:a )?${CLASS_NAME} (?:student|grader)${BREAK}`,
    `im (?:a )?student of ${CLASS_NAME}${BREAK}`,
    `${CLASS_NAME} main (?:padhta|padh raha|padh rahi|पढ रहा|पढ रही) hu `,
    `^ main (?:abhi )?${CLASS_NAME} main hu `,
  ),
];

/** The whole of a message that says it without "I". */
export const UNDER_AGE_ALONE = new RegExp(
  `^ (?:(?:under|below) 18 (?:here )?|not (?:yet )?18 (?:yet )?|${CHILD} yr old f |${AGE} f (?:here|(?:from )?\\p{L}+) |(?:${AGE} (?:male|female|girl|boy)|${CHILD} yr old(?: girl| boy| male| female)?) here )$`,
  'u',
);

/** Two parts of a sentence: "my name is Asha, 16". */
export const NAMED = / my name (?:is )?\S+ (?:\S+ )?(?:is )?$/u;
export const AGE_AFTER_NAME = new RegExp(`^ (?:${AGE}|${CHILD} yr(?: old)?) $`, 'u');

/** Statements of being an adult. */
export const OF_AGE: RegExp[] = patterns(
  `im ${NEARLY}(?:an? )?${ADULT}(?: yr)?(?: old)?(?= $| (?!tomorrow|next|soon|in)[^ \\d#])`,
  `my age (?:is )?${ADULT} (?!(?:yr )?se )`,
  `${ADULT} (?:yr )?ka ${WHO}hu `,
);
