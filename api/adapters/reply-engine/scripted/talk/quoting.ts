import type { Telling } from './bank.ts';
import { complainsPlainly } from './complaint.ts';
import { isLight } from './light.ts';
import { maySayBack } from './may-say-back.ts';
import { realise } from './realise.ts';
import { tellingWords } from './similar.ts';
import { tellingOf } from './telling.ts';
import { addressOf, sayFresh, type Talk } from './turn.ts';
import { turnedRound, withoutFillers } from './uptake.ts';

const FEWEST = 2;
const MOST = 7;
/** Of a longer piece without a join its end is quoted. */
const TAIL = 6;
const MOST_DIGITS = 3;
/** What stands later counts more: the point of a story comes last. */
const LATER = 0.35;
/** Replies after which his words may be taken up again. */
const APART = 2;

/** Where a piece of a sentence ends. */
const BREAKS =
  /(?<!\d),|,(?!\d)|[;:!?।…()[\]{}"“”‘<>/\\|]+|(?<![\p{L}])['’]|['’](?![\p{L}])|(?<!\.)\.+(?=\s|$)|\s[-–—]\s|\p{Extended_Pictographic}+/u;
const JOINS =
  /\s(?:and|but|because|so|then|that|when|while|which|who|aur|lekin|par|kyunki|ki|jab|toh?|phir|isliye|matlab|और|लेकिन|पर|क्योंकि|कि|जब|तो|फिर|इसलिए)\s/iu;
/** Begins no quotation. */
const LOOSE =
  /^(?:the|a|an|of|to|in|at|for|with|is|was|and|but|so|or|my|i|ka|ki|ke|ko|se|me|mein|ne|par|pe|hai|hu|hoon|tha|thi|to|toh|bhi|hi|का|की|के|को|से|में|ने|पर|है|हूँ|था|थी|तो|भी|ही)$/iu;
/** Without what denies or reports it, the rest would say something else. */
const TURNS =
  /\b(?:not|never|no|nahi+n?|mat|kabhi|kaha|bola|boli|said|told|says|wish|kash)\b|n['’]t\b|नहीं|कभी|मत|कहा|बोल/iu;
/** Said to her or of her, or of the talk itself. */
const NOT_OF_HIM =
  /^(?:please )?(?:hold|hug|kiss|come|sit|stay|listen|wait|tell|say|give|help)\b|^(?:good ?(?:night|morning|evening)|bye+|shubh ratri|शुभ रात्रि|शुभ रात्री|गुड नाइट|सुप्रभात|hi+|hello|hey|namaste|namaskar|adaab|salaam|vanakkam|नमस्ते|नमस्कार|आदाब|हैलो)(?![\p{L}\p{M}])|\b(?:you|your|u|ur|yours|tum\p{L}*|tu|ter[aei]|aap\p{L}*|apk[aei]|pucha|poocha|puchha|asked|matlab kya|kya bol|bola tha|bataya|kaha tha|told)\b|तुम|आप|पूछा|बताया/iu;
const LAUGHS = /[😂🤣😅😆😄😁😜😝🤪🙈]|\b(?:lol|lmao|ha(?:ha)+|he(?:he)+)\b|हाहा/iu;
const GLAD = /[🥹🥰❤💛🎉🎊🥳😍😊☺🙏💪]/u;
export const SORE = /[😔😞😢🙁☹😣😩😫😤😠😡😑😒💔]/u;
/** Less surely good or bad, it is taken up as neither: pity for what was told with pride is worse than none. */
const SURE = 0.85;

/** Somebody hurts, which is more than a nuisance: no plain remark meets that. */
const HURTS =
  /\b(?:ro(?:na|ya|yi|ti|ta|ne|rah[ai])|cr(?:y|ied|ying)|tears|hurts?|stings?|stinging|dukh\p{L}*|udaa?s\p{L}*|sad|upset|akel[aei]\p{L}*|lonely|alone|lost|loss|toot ga\p{L}+|breakup|da+nt\p{L}*|scold\p{L}*|insult\p{L}*|dar(?:r)?|afraid|scared|tension|worr(?:y|ied)|chinta|fail\p{L}*|pareshan\p{L}*|bimar|beemar|sick|ill|hospital|miss(?:ing)?|yaad a+\p{L}*|depress\p{L}*|anxious|ghabra\p{L}*|koi (?:nahi|nhi) (?:aaya|aayi|aata|p(?:u|oo)c?hh?ta)|ab koi (?:\p{L}+ )?(?:nahi|nhi)|(?:nobody|no one) (?:came|cares|calls|asks)|wapas (?:nahi|nhi)|every night|zindagi se|of living|of life)\b|कोई नहीं (?:आया|पूछता)|अब कोई (?:[\p{L}\p{M}]+ )?नहीं|वापस नहीं|ज़िंदगी से|जिंदगी से|रो(?:ना|या|यी|ई|ता|ती|ने| रह)|दुख|उदास|अकेल|टूट|डाँट|डांट|डर|चिंता|परेशान|बीमार|अस्पताल|याद आ|फ़ेल|फेल|घबरा/iu;

export const hurts = (text: string): boolean => HURTS.test(text);

/** How something is told, as far as that decides how it is taken up. */
export type Tone = 'plain' | 'funny' | 'good' | 'bad';

/**
 * @param kind what the telling was heard as
 * @param words of his that are taken up: how the sentence is told that they stand in, and not what is told beside it
 */
export function toneOf({ heard }: Talk, kind: Telling, words = ''): Tone {
  const all = heard.clauses.length;
  const own = heard.clauses.find(({ text }) => text.includes(words)) ?? heard.whole;
  const { telling, p } = tellingOf(own);
  const isSure = telling === kind && p >= SURE;
  const isAlone = all < 2 || words === '';
  if ((SORE.test(heard.text) && isAlone) || (kind === 'bad' && isSure)) return 'bad';
  if (kind !== 'bad' && LAUGHS.test(isAlone ? heard.text : own.text) && !hurts(own.text))
    return 'funny';
  return (GLAD.test(heard.text) && isAlone) || (kind === 'good' && isSure) ? 'good' : 'plain';
}

/** Lines that take up his words, by how they were told. */
const LINES: Record<Tone, string> = {
  plain: 'words',
  funny: 'words-funny',
  good: 'words-good',
  bad: 'words-bad',
};

/**
 * A few of his own words, turned round and taken up by what she says to them; undefined where none can stand alone, and where it is no
 * time for it: in danger, grief or sorrow, and right after the last time.
 */
export function quoting(talk: Talk, kind: Telling): { text: string; quoted: string } | undefined {
  const { heard, state, language } = talk;
  if (!isLight(talk) || talk.mood || state.sinceUptake < APART) return undefined;
  if (!maySayBack(heard.text)) return undefined;
  const words = pieceOf(toldIn(talk), talk.find.rarity);
  if (!words || /\p{Script=Devanagari}/u.test(words) !== (language === 'hindi')) return undefined;
  // Said twice, a line is known for what it is.
  const turned = realise(turnedRound(inside(talk, words), language), addressOf(talk));
  const lines = talk.turns[LINES[hurts(words) ? 'bad' : toneOf(talk, kind, words)]];
  const text = sayFresh(talk, lines, { words: turned });
  if (!text) return undefined;
  state.sinceUptake = 0;
  return { text, quoted: words };
}

/** What she speaks of so often is no name of his. */
const KNOWN = 3;

/** As it stands within a sentence: what began one loses its capital, unless it may be a name. */
function inside({ find }: Talk, words: string): string {
  const [first = ''] = words.split(' ');
  const isTelling = tellingWords(first).length > 0;
  const isName = first === first.toUpperCase() || (isTelling && find.mentions(first) < KNOWN);
  return isName ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** The sentences of his message that tell something and ask nothing. */
export const toldIn = ({ heard }: Talk): string[] =>
  heard.clauses.flatMap(({ isQuestion, isGrave, text }) =>
    isQuestion || isGrave || complainsPlainly(text) ? [] : text,
  );

/** The piece of some sentences that tells most, the later the sooner. */
export function pieceOf(
  sentences: readonly string[],
  rarity: (key: string) => number,
): string | undefined {
  const pieces = sentences.flatMap((sentence) =>
    sentence.split(BREAKS).flatMap((piece) => shortened(withoutFillers(piece ?? ''))),
  );
  const weighed = pieces.flatMap((piece, at) => {
    const keys = tellingWords(piece);
    const weight = keys.reduce((sum, key) => sum + rarity(key), 0) / Math.sqrt(keys.length || 1);
    const isHis = keys.length > 0 && !NOT_OF_HIM.test(piece) && maySayBack(piece);
    return isHis && digitsIn(piece) <= MOST_DIGITS && !/\d$/.test(piece)
      ? [{ piece, weight: weight * (1 + (LATER * at) / pieces.length) }]
      : [];
  });
  return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.piece;
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** A piece that is short enough to be quoted, or those that it is joined of, or its end. */
function shortened(piece: string): string[] {
  const words = trimmed(wordsOf(piece));
  if (words.length < FEWEST) return [];
  if (words.length <= MOST) return [words.join(' ')];
  if (TURNS.test(piece)) return [];
  const parts = piece.split(JOINS).map((part) => trimmed(wordsOf(part)));
  const short = parts.filter(({ length }) => length >= FEWEST && length <= MOST);
  if (parts.length > 1 && short.length > 0) return short.map((part) => part.join(' '));
  const tail = trimmed(words.slice(-TAIL));
  return tail.length >= FEWEST ? [tail.join(' ')] : [];
}

/** Without the small words that nothing precedes. */
function trimmed(words: string[]): string[] {
  const from = words.findIndex((word) => !LOOSE.test(word));
  return from === -1 ? [] : words.slice(from);
}
