import { withCapital } from '../text/capital.ts';
import { foldWord } from '../text/fold.ts';
import type { Fact } from './fact.ts';
import { RELATIONS, RELATIONS_HINDI } from './named.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[^\s\p{L}\p{M}\p{N}]+/gu;

const setOf = (words: string) => new Set(words.split(' '));

/** Before the speaker's own name. */
const I = setOf("main mai mein मैं im i'm i’m am myself naam name नाम");
/** A greeting and the name of the person greeted may precede it, and nothing else. */
const HERE = setOf('here this yahan yahaan bol bolraha');
/** After a name; a town may be there as well. */
const AFTER_NAME = setOf(
  'hu hoon hun hoo h hai हूँ हूं है here from and aur और btw by this bol yahan se',
);
const FROM = setOf('from live living based stay staying settled in');
const OF_A_TOWN = setOf('se से mein me main में ka ki wala wali rehta rehti rahta rahti का की');

/** Says of oneself where one is from, and not of a train, a sister or a parcel. */
const OF_ONESELF = /^(?:i|im|i'm|i’m|main|mai|mein|मैं|hum|हम|myself|my|mera|meri|naam|name)$/iu;
const SOMEBODY_ELSE =
  /^(?:you|u|tum|aap|तुम|आप|he|she|they|wo|woh|who|friends?|dost|bhai|behen|behan|didi|sister|brother|cousin|wife|biwi|husband|pati|papa|mummy|mom|dad|maa|amma|appa|parents|family|grandson|granddaughter|nephew|niece|son|daughter|beti|beta|bete|chacha|mama|boss|माँ|पापा|बेटी|बेटा|भाई|बहन|पत्नी|पति|दोस्त)$/iu;
/** "My boyfriend was not nice. Rahul from Delhi.": it is told of somebody. */
const OF_SOMEBODY = /^(?:my|mera|meri|mere|was|were|tha|thi|ex|boyfriend|girlfriend|bf|gf)$/iu;
const NAME_OF = setOf('naam name नाम');
const MY = setOf('mera my मेरा maera');

/** May stand between a relation and a name. */
const IS = setOf('hai h hain है हैं');
/** What is done, and what something is like: the word before it is no name. */
const DOES =
  /^(?:kar|karti|karta|karne|jala\p{L}*|jais[aei]|कर[\p{L}\p{M}]*|जला[\p{L}\p{M}]*|जैस[ाीे])$/iu;
const OF_ANOTHER = /^(?:k[aei]|का|की|के|'s)$/iu;
const MINE = setOf('my our mera meri mere hamari hamara humari मेरा मेरी मेरे');

export interface Known {
  /** Keys of first names, and of towns and regions. */
  people: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

/**
 * The speaker's name and home, by known names: "main aman ranchi se", "im ananya from patna",
 * "hi, pooja here".
 * @param text of one message
 * @returns name and home, where they are stated
 */
export function introducedIn(text: string, { people, places }: Known): Fact[] {
  const words = (text.match(WORD) ?? []).slice(0, 40);
  const low = words.map((word) => word.toLowerCase());
  const isPerson = (at: number) => people.has(foldWord(low[at] ?? ''));
  const isPlace = (at: number) => places.has(foldWord(low[at] ?? ''));
  const isSign = (at: number) => !/[\p{L}\p{N}]/u.test(low[at] ?? '');
  const ends = (at: number) =>
    at >= words.length || isSign(at) || AFTER_NAME.has(low[at] ?? '') || isPlace(at);
  // "Meri beti ka naam pooja": the person it belongs to comes before it.
  const isOwnName = (at: number) => !NAME_OF.has(low[at] ?? '') || MY.has(low[at - 1] ?? '');
  // "Hi Noor! Farhan from Hyderabad." says who he is; "Farhan from Hyderabad called" does not.
  const isFromTown = (at: number) =>
    FROM.has(low[at] ?? '') &&
    isPlace(at + 1) &&
    (at + 2 >= words.length || isSign(at + 2)) &&
    !low.slice(0, at).some((word) => OF_SOMEBODY.test(word) || SOMEBODY_ELSE.test(word));
  const named = words.findIndex(
    (_, at) =>
      isPerson(at) &&
      ((I.has(low[at - 1] ?? '') && isOwnName(at - 1) && ends(at + 1)) ||
        (at <= 6 && HERE.has(low[at + 1] ?? '')) ||
        (at <= 4 && isFromTown(isSign(at + 1) ? at + 2 : at + 1))),
  );
  const facts: Fact[] = [];
  if (named !== -1) facts.push({ topic: 'name', value: withCapital(words[named] ?? '') });
  const isOwn = (at: number) =>
    ((named !== -1 && named < at && at - named <= 4) ||
      low.slice(Math.max(0, at - 6), at).some((word) => OF_ONESELF.test(word))) &&
    !low.slice(Math.max(0, at - 6), at).some((word) => SOMEBODY_ELSE.test(word));
  const home = words.findIndex(
    (_, at) =>
      isPlace(at) &&
      isOwn(at) &&
      (OF_A_TOWN.has(low[at + 1] ?? '') || FROM.has(low[at - 1] ?? '')) &&
      // "Delhi se Mumbai": a way, and no home.
      !(OF_A_TOWN.has(low[at + 1] ?? '') && isPlace(at + 2)),
  );
  if (home !== -1) facts.push({ topic: 'home', value: withCapital(words[home] ?? '') });
  // "My wife priya", "meri ek behen hai rekha": a known name right behind the relation.
  const kin = words.findIndex((_, at) => isPerson(at) && relationBefore(low, at) !== undefined);
  const relation = relationBefore(low, kin);
  if (relation) facts.push({ topic: relation, value: withCapital(words[kin] ?? '') });
  return facts;
}

/** Whose name stands at a place, where that is somebody of the speaker's own; undefined otherwise. */
function relationBefore(low: readonly string[], at: number): string | undefined {
  const after = low[at + 1] ?? '';
  // "मेरी बेटी पूजा कर रही है" names nobody.
  if (DOES.test(after)) return undefined;
  const isSaid = IS.has(low[at - 1] ?? '');
  if (isSaid && /[\p{L}\p{N}]/u.test(after)) return undefined;
  const of = isSaid ? at - 2 : at - 1;
  const between = low.slice(Math.max(0, of - 3), of);
  const mine = between.findLastIndex((word) => MINE.has(word));
  // "Mere pati ke bhai suresh" is no brother of the speaker's.
  const isOfAnother = between.slice(mine + 1).some((word) => OF_ANOTHER.test(word));
  if (mine === -1 || isOfAnother) return undefined;
  return RELATIONS[low[of] ?? ''] ?? RELATIONS_HINDI[low[of] ?? ''];
}
