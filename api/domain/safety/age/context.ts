import { toWords } from '../../text/words.ts';

/** Before a statement about the visitor's age: another time, a game, a wish or a doubt. */
const NOT_NOW = new Set(
  toWords(`when whenever if since until till before wish pretend imagine suppose act acting dream dreams treat
    treats treated memory memories scale photo pic picture video movie film story novel song game role roleplay
    character sapne jab agar yadi kaash socho maano maan जब अगर यदि काश सोचो मानो`),
);

/** The same, up to the nearest "and" or "but": another person, another number, or a feeling. */
const NOT_ONESELF = new Set(
  toWords(`she he they her his says people everyone everybody daughter son sister brother beti beta behen wife
    husband log sochte kehte kehti kehta bolte bolti bolta boli lagta lagti jaise dil andar heart head mind inside
    bed deep mentally emotionally batch number roll floor room seat size rank level app liye phir fir phirse dobara
    karke karte saath milke dikhti dikhta dikhne shakal chehre awaaz dimaag akal harkaton saamne samne nazar
    nazron baarish barish holi bachpan hamesha forever लोग लगता लगती जैसे दिल अंदर बेटी बेटा बहन साथ फिर`),
);

/** Right before it: a doubt, a question or a feeling. */
const DOUBT =
  /(?: (?:like|think|thinks|thought|feel|feels|felt|feeling|believe|believes|kya|क्या)(?: that| as if| as though| main)?| out of (?:\d+|#)(?: i say| id say)?|^ (?:with|around|for) (?:my |you|u )(?:\S+ )?) ?$/u;

/** Directly before it: reported speech. */
const REPORTED =
  /(?:(?<! i) (?:said|(?:messaged|texted)(?: me)?)|(?<! maine| mene| main ne| jhooth| jhoot) (?:kaha|bola|bataya|msg kiya)(?: tha)?)(?: that| ka)?(?: main)? $/u;

/** Shortly after it: the same as before it. */
const NOT_MEANT_AFTER = new Set(
  toWords(`heart again inside mentally when jab tha thi lagta lagti aisa jaisa andar dil mind head ago
    pehle spiritually trapped dog cat business job company marriage industry counting queue list waitlist photo
    pic bed phir phirse there usme kg kgs kilo kilos sober जब था थी लगता लगती ऐसा अंदर दिल पहले`),
);

const WORDS_AFTER = 4;

/** What starts a new clause in a sentence. */
const CONNECTOR =
  / (?:and|but|so|because|cause|coz|cuz|though|aur|par|lekin|magar|kyunki|और|पर|लेकिन|मगर|क्योंकि) /u;

const AND = / (?:and|aur|और) /u;

/**
 * Whether a statement is meant, by the words around it in its part of the sentence.
 * @param before with a space on both ends
 */
const isMeant = (before: string, after: string): boolean =>
  !(
    hasOneOf(NOT_NOW, before) ||
    hasOneOf(NOT_ONESELF, before.split(CONNECTOR).at(-1) ?? '') ||
    DOUBT.test(before) ||
    REPORTED.test(before) ||
    after
      .split(AND)[0]
      ?.trim()
      .split(' ')
      .slice(0, WORDS_AFTER)
      .some((word) => NOT_MEANT_AFTER.has(word))
  );

/** Whether one of the patterns is in a part of a sentence, and is meant. */
export const isStatement = (clause: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => {
    const found = pattern.exec(clause);
    if (!found) return false;
    const end = found.index + found[0].length;
    return isMeant(clause.slice(0, found.index + 1), clause.slice(end));
  });

const hasOneOf = (words: ReadonlySet<string>, text: string): boolean =>
  text.split(' ').some((word) => words.has(word));
