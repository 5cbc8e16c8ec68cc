import { ADULT, CHILD } from './shared-patterns.ts';

export const YOU = '(?:tum|tu|aap|ap|तुम|तू|आप)';
export const YOUR =
  '(?:tumhari|tumari|tumhri|aapki|apki|aap ka|teri|apni|tumhara|aapka|tera|तुम्हारी|आपकी|तेरी|अपनी)';
export const TELL =
  '(?:batao|bata|bataiye|bataye|btao|bolo|likho|kya|kitni|is|na|do|बताओ|बताइए|क्या|कितनी|न)';
const HOW_MANY = '(?:kitn[aei]|कितन[ाेी])';
const ARE_YOU = '(?:are you|youre|you are|you must be)';
const OLD = '(?: yr)?(?: old)?(?: of age)?';

/** What a question may end with and still ask the same; "a minor celebrity" does not. */
const END =
  '(?= (?:(?:right|na|too|then|today|yet|already|please|kya|क्या|(?:or|ya) (?:not|no|nahi)|या नहीं|yes or no|by any chance) )*$)';

const patterns = (...list: string[]) => list.map((pattern) => new RegExp(pattern, 'u'));

/** Questions about the other's age, in the words of `ageClauses`; "are you 18?" is a guess. */
export const HOW_OLD = patterns(
  ' how old (?:are|r|might|must) (?:you|u|ya)(?: be)?(?= $| (?:now|then|anyway|btw|really|by|my|dear|baby|jaan|jaanu|if i may) )',
  ' how old you are(?: $| (?:now|then) )',
  '(?:whats|what is|is|tell main|tell|know|ask|share|confirm|and|^) (?:your|ur|you|u) (?:real |exact |own )?age (?:$|is|now|btw|please|pls|then|first|dear|baby|jaan)',
  `${YOUR} (?:asli |real |sahi )?age(?= $| ${TELL} )(?! (?:is|kya|kitni) (?:thi|hogi))`,
  `(?:kya|kitni) age (?:is|ho)(?: $| (?:na|${YOUR}|${YOU}) )`,
  '^ (?:age (?:kya|kitni) is|age(?: please| pls)?|asl(?: please| pls)?|a s l) $',
  `${YOU} (?:\\S+ )?${HOW_MANY} (?:yr )?ka (?:ho|is)(?= $| (?:na|jaan|jaanu|waise|batao) )`,
  `^ ${HOW_MANY} yr ka (?:ho|is)(?: ${YOU})? $`,
  ` (?:kya |क्या )?(?:${ARE_YOU}|${YOU}) (?:about |around )?(?:${ADULT}|${CHILD})(?: yr)?(?: old)?(?: ka (?:ho|is))?(?= (?:(?:right|na|yet|or (?:older|younger|so|\\d+(?: yr)?(?: old)?)) )?$)`,
  ` ${ARE_YOU} an adult or (?:a )?(?:minor|kid|child|teen|teenager)${END}`,
);

export const BORN = patterns(
  ' (?:when|(?:which|what) yr) (?:and where )?were you born (?:in )?$',
  ' your (?:date of birth|dob|birth yr|yr of birth|birthday) ',
  '^ (?:date of birth|dob|d o b)(?: please| pls)? $',
  `(?:^|${YOU}) (?:kab|कब|(?:kis|kaunse) yr(?: main)?) (?:paida|born|पैदा) hua `,
  `${YOUR} (?:janm|janam|जन्म) (?:kab|कब) |^ (?:janm|janam|जन्म) (?:kab|कब) hua ${YOUR} `,
);

const OVER = '(?:over|above|at least|past|older than) (?:the age of )?18';
const OR_OLDER = `18${OLD} (?:or|and) (?:older|above|over|more|up)`;
const COME_OF_AGE = `(?:adult|balig|baalig|बालिग|18 (?:yr )?(?:ka|se) (?:upar|uper|zyada|jyada|bade|bada|badi|ऊपर|बडे)|18\\+|18 plus)`;

export const IS_ADULT = patterns(
  ` ${ARE_YOU} (?:really |an |a |also |both |already )*(?:adult|grown ?up|grown (?:man|woman)|${OVER}${OLD}|${OR_OLDER}|already 18|18 (?:yet|already|plus)|18\\+|of (?:legal )?age)${END}`,
  ` (?:have|did) you (?:already )?(?:turn|turned|completed|reached|crossed) 18${OLD}${END}`,
  `${YOU} (?:\\S+ )?${COME_OF_AGE}(?: ka)? (?:ho|is)${END}`,
  `${YOU} (?:\\S+ )?18 (?:yr )?ka ho (?:gaye|gaya|chuke|chuka|गए)(?: (?:ho|is))?${END}`,
);

export const IS_MINOR = patterns(
  ` are you (?:really |still |a |by chance )*(?:minor|(?:under|below|younger than|less than) (?:the age of )?18${OLD}|under age)${END}`,
  `${YOU} (?:\\S+ )?(?:minor|18 (?:yr )?se (?:kam|chota))(?: ka)? (?:ho|is)${END}`,
);
