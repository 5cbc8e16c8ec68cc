/** Ages under 18 that can stand alone. Ten and less are rather marks, as in "rate yourself". */
export const AGE = '1[1-7]';
/** The same beside a word such as "years". */
export const CHILD = '(?:[89]|1[0-7])';
export const ADULT = '(?:1[89]|[2-9]\\d)';
/** Classes of a school that are over before one is 18. */
const CLASS = '(?:[1-9]|10)';

/** What may stand between "I am" and the number. */
export const NEARLY = '(?:just |still |abhi |like |of )*';

const GOING_ON = `and(?! (?:counting|a half|half|a quarter|\\d|#))|but|so(?! far)|u|you|ur|wbu|hbu|n|girl|boy|f|female|male|guy|kid|teen
  teenager|child|student|from(?! (?:home|here|there|work|office|you|u|\\d|#))|lol|haha|hehe|ok|okay|can|do|will|today(?= $| (?:and|aur|but|so|btw|lol|its|is|my|u|you|sir|yes) )|btw
  sorry|please|pls|yes|rn|tho|though|sir|madam|maam|baby|babe|jaan|jaanu|love|darling|dude|man|i|im|my|we|if|why
  what|how|is (?:that|it|this)|in (?:class|school|\\d+ th)|(?:almost|nearly|turning|going be) 1[1-8]
  aur(?! \\d)|par|lekin|tum|aap|na|batao|bolo|और|पर|लेकिन|तुम|आप`;

/** What follows when the number is an age: the end, or words that go on to something else. */
export const BREAK = `(?= $| (?:${GOING_ON.replaceAll(/\s*\n\s*/g, '|')}) )`;

export const CLASS_NAMED = `(?:class ${CLASS}(?: th)?|${CLASS} (?:th )?(?:class|standard|std|grade)|(?:standard|std|grade) ${CLASS})`;
/** "9th" alone; the first to fifth may be years of a college. */
export const CLASS_NAME = `(?:${CLASS_NAMED}|(?:[6-9]|10) th)`;
export const WHO = '(?:girl |boy |student |bacha |bachcha |bachi |bachchi )?';
export const BECOME = '(?:ho gaya |hua )?';
export const NOT_QUITE =
  'under|below|younger than|less than|almost|nearly|not (?:quite|even|yet|over|above)|still not';
export const IN_A_WHILE =
  'tomorrow|soon|next (?:week|month|yr)|(?:in|after) (?:\\d+|a|one|two|three|four|few) (?:days?|weeks?|months?|yr)';
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
export const SOON = `(?:${IN_A_WHILE}|this|in (?:${MONTH})|on (?:(?:the )?\\d+ th|(?:${MONTH}) \\d+|my (?:next )?birthday))`;
export const GETTING =
  '(?:(?:im|ill be|i will be) turning|i turn|ill turn|i will turn|ill be|i will be|im (?:going|gonna) be)';
