/** Ages under 18 that can stand alone. Ten and less are rather marks, as in "rate yourself". */
const AGE = '1[1-7]';
/** The same beside a word such as "years". */
const CHILD = '(?:[89]|1[0-7])';
const ADULT = '(?:1[89]|[2-9]\\d)';
/** Classes of a school that are over before one is 18. */
const CLASS = '(?:[1-9]|10)';

/** What may stand between "I am" and the number. */
const NEARLY = '(?:just |still |abhi |like |of )*';

const GOING_ON = `and(?! (?:a|half|\\d|#))|but|so|u|you|ur|wbu|hbu|n|girl|boy|f|female|male|guy|kid|teen
  teenager|child|student|from|lol|haha|hehe|ok|okay|can|do|will|today|btw|sorry|please|pls|yes
  is (?:that|it|this)|in (?:class|school)|aur(?! \\d)|par|lekin|tum|aap|na|batao|bolo|और|पर|लेकिन|तुम|आप`;

/** What follows when the number is an age: the end, or words that go on to something else. */
const BREAK = `(?= $| (?:${GOING_ON.replaceAll(/\s*\n\s*/g, '|')}) )`;

const CLASS_NAME = `(?:class ${CLASS}(?: th)?|${CLASS} (?:th )?(?:class|standard|std|grade)|${CLASS} th|(?:standard|std|grade) ${CLASS})`;
const WHO = '(?:girl |boy |student |bacha |bachcha |bachi |bachchi )?';
const BECOME = '(?:ho gaya |hua )?';
const NOT_QUITE =
  'under|below|younger than|less than|almost|nearly|not (?:quite|even|yet|over|above)|still not';
const IN_A_WHILE =
  'tomorrow|soon|next (?:week|month|yr)|(?:in|after) (?:\\d+|a|one|two|three|four|few) (?:days?|weeks?|months?|yr)';
const SOON = `(?:${IN_A_WHILE}|this|on)`;

const patterns = (...list: string[]) =>
  list.map((pattern) => new RegExp(pattern.startsWith('^') ? pattern : ` ${pattern}`, 'u'));

/** How somebody says to be under 18, in the words of `ageClauses`. */
export const UNDER_AGE: RegExp[] = [
  ...patterns(
    `im ${NEARLY}${AGE}${BREAK}`,
    `im (?:almost |nearly )?${NEARLY}${CHILD} yr (?:old|of age) `,
    `im ${NEARLY}${CHILD} yr${BREAK}`,
    `im (?:just )?an? ${CHILD} yr old${BREAK}`,
    `my age (?:is )?(?:just |abhi )?${CHILD}(?: yr)?(?: old)?(?: is)?${BREAK}`,
  ),
  // "16 saal ki hu", "15 ka hoon": the verb says that it is about oneself.
  ...patterns(
    `(?:${CHILD} yr|${AGE}) ka (?:abhi )?${WHO}${BECOME}hu `,
    `^ (?:main|hum) (?:abhi |just )?${CHILD} yr (?:ka )?(?:${WHO}${BECOME}is )?$`,
    `^ (?:main|hum) (?:abhi |just )?${AGE} ka (?:is )?$`,
    `^ (?:main|hum) (?:abhi |just )?${CHILD} (?:yr )?ka ho gaya $`,
  ),
  // Not 18 yet, and soon to be.
  ...patterns(
    `im (?:still |just )?(?:${NOT_QUITE}) 18(?: yr)?(?: old)?${BREAK}`,
    'im (?:still )?not 18 (?:yr old )?(?:yet|abhi) ',
    'im (?:still )?not 18\\+ ',
    `(?:i havent|i have not|im not) (?:yet )?(?:turned|reached|completed) 18(?: yr)?(?: yet)?${BREAK}`,
    `(?:im turning|i turn|ill turn|i will turn|ill be|i will be) 18 ${SOON} `,
    `im 18 (?:${IN_A_WHILE}) `,
    `my age (?:is )?(?:under|below|less than) 18${BREAK}`,
    'my age 18 (?:yr )?se (?:kam|chota) ',
    '18 (?:yr )?se (?:kam|chota) (?:age )?(?:ka )?hu ',
    '(?:abhi|still) 18 (?:yr )?ka nahi (?:hu|hua) ',
    '18 (?:yr )?ka (?:abhi )?nahi hua (?:hu )?$',
    `(?:${AGE}|18) (?:yr )?ka hone wala hu `,
    '18 (?:yr )?ka ho (?:jaunga|jaungi|jaaunga|jaaungi) $',
    `im (?:still |just )?(?:a )?(?:minor|underage|underaged|under age|nabalig)${BREAK}`,
    'nabalig hu ',
  ),
  // Birthdays.
  ...patterns(
    `i just turned ${AGE}(?:${BREAK}| (?:yesterday|last|this|recently) )`,
    `i turned ${AGE} (?:today|yesterday|recently|(?:last|this) (?:week|month)) `,
    `(?:im turning|i turn|ill turn|i will turn) ${AGE}(?:${BREAK}| ${SOON} )`,
    `(?:today|tomorrow|yesterday|kal|aaj) (?:is |was )?my ${AGE} th birthday `,
    `my ${AGE} th birthday (?:is )?(?:today|tomorrow|next|this|coming|kal|aaj) `,
  ),
  // School: only where it is oneself who studies there, now.
  ...patterns(
    `(?:i study|im studying|im) in (?:the )?${CLASS_NAME}${BREAK}`,
    `im (?:a )?${CLASS_NAME} (?:student|grader)${BREAK}`,
    `${CLASS_NAME} main (?:padhta|padh raha|padh rahi|पढ रहा|पढ रही) hu `,
    `^ main (?:abhi )?(?:class ${CLASS}|${CLASS} th class) main hu `,
  ),
];

/** The whole of a message that says it without "I". */
export const UNDER_AGE_ALONE = /^ (?:(?:under|below) 18 (?:here )?|not (?:yet )?18 (?:yet )?)$/u;

/** How somebody says to be an adult. */
export const OF_AGE: RegExp[] = patterns(
  `im ${NEARLY}(?:an? )?${ADULT}(?: yr)?(?: old)?(?= $| (?!tomorrow|next|soon|in)[^ \\d#])`,
  `my age (?:is )?${ADULT} (?!(?:yr )?se )`,
  `${ADULT} (?:yr )?ka ${WHO}hu `,
);
