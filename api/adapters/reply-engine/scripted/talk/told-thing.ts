import { fold } from '../../../../domain/text/fold.ts';
import type { Bank } from './bank.ts';
import { tellingWords } from './similar.ts';
import { thingIn } from './thing.ts';

/** Topics of these groups are about things; the words of the others are of feelings and of people. */
const OF_THINGS = new Set(['arts', 'food', 'nature', 'places', 'sport', 'study', 'work', 'money']);

/** Ends of words that do something, or say how something is. */
const NO_NOUN =
  /(?:ing|ed|na|ne|ni|kar|raha|rahi|gay[ai]|liya|kiya|diya|hai|ho|tired|busy|lena|dena)$/iu;

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const MOST_WORDS = 2;

/** "Bhutte ka kees", "dukan ka kiraya". */
const OF =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,}) (ka|ki|का|की) ([\p{L}\p{M}]{3,})(?![\p{L}\p{M}])/giu;
/** "My slab casting", "a red scooty". */
const AFTER_ARTICLE =
  /\b(?:my|our|an?|the|new|old|first) ((?:[a-z'’]{3,} )?[a-z'’]{3,})(?= (?:is|was|are|were|and|but|for|in|on|at|with|from|to|today|yesterday|tomorrow|of|got|has|had|that|which|now|again|last|this|finished|passed|failed|broke|came)\b|[.,!;]|$)/giu;
/** Words that stand there and are no things. */
const NO_THING = new Set(
  fold(
    'amma appa baba nana nani dada dadi bua chacha mama aunty uncle choti chhoti chota chhota badi bada elder younger kids bachche senior junior sir madam girl boy ladka ladki gang team lot bit few little same whole good bad nice new old day time way thing things one life people person mind mood head heart reason point week month year night morning evening today kal aaj abhi baat baatein log liye baad pehle saath sath bare baare paas pass taraf tarah wajah andar bahar upar neeche saamne samne hone karne jaane time mummy papa maa mom dad father mother brother sister wife husband friend bhai behen boss beta beti uska uski unka unki mera meri mere tumhara tumhari tumhare aapka aapki iska iski jiska sab kuch kya kuchh aisa waisa nayi naya purana purani matlab age first last second next best worst only other फिर बात लोग लिए बाद पहले साथ मेरा मेरी मेरे उसका उसकी उनका सब कुछ',
  ),
);

const isThing = (words: string): boolean => {
  const keys = fold(words);
  return (
    keys.every((key) => key.length > 2 && !NO_THING.has(key)) &&
    tellingWords(words).length === keys.length
  );
};

const known = new WeakMap<Bank, ReadonlySet<string>>();

/** Names of things, as the topics have them, folded. */
function thingsOf(bank: Bank): ReadonlySet<string> {
  const made =
    known.get(bank) ??
    new Set(
      [...bank.topics.values()]
        .filter(({ group }) => OF_THINGS.has(group))
        .flatMap(({ words }) => words)
        .filter(
          (word) => word.split(' ').length <= MOST_WORDS && !NO_NOUN.test(word) && isThing(word),
        )
        .map((word) => fold(word).join(' ')),
    );
  known.set(bank, made);
  return made;
}

/** The words of a text that name a thing of the topics, the longest first. */
function listed(text: string, things: ReadonlySet<string>): string | undefined {
  const words = text.match(WORD) ?? [];
  for (let length = MOST_WORDS; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ');
      if (things.has(fold(run).join(' '))) return run;
    }
  }
  return undefined;
}

/**
 * A word or two of what somebody tells that name a thing in it, as they were typed: "bhutte ka kees", "slab casting".
 * @param not what is named by others, such as her own name
 * @returns undefined where no word is surely one
 */
export function thingTold(text: string, bank: Bank, not: string[]): string | undefined {
  const compound = [...text.matchAll(OF)].find(
    ([, first = '', , last = '']) => isThing(first) && isThing(last) && !NO_NOUN.test(last),
  )?.[0];
  const after = [...text.matchAll(AFTER_ARTICLE)].map(([, words = '']) => words).find(isThing);
  return thingIn(text, not) ?? compound ?? after ?? listed(text, thingsOf(bank));
}
