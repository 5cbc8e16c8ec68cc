import type { Kind } from './moves.ts';
import { tellingWords } from './similar.ts';
import { tellingOf } from './telling.ts';
import { hasFresh, say, type Talk } from './turn.ts';
import { withoutFillers } from './uptake.ts';

const FEWEST = 2;
const MOST = 7;
/** Of a longer piece without a join its end is quoted. */
const TAIL = 5;
/** What stands later counts more: the point of a story comes last. */
const LATER = 0.35;

/** Where a piece of a sentence ends. */
const BREAKS = /[,;:!?।…()[\]{}"“”|<>/\\]+|\.+(?=\s|$)|\s[-–—]\s|\p{Extended_Pictographic}+/u;
const JOINS =
  /\s(?:and|but|because|so|then|that|when|while|which|who|aur|lekin|par|kyunki|ki|jab|toh?|phir|isliye|matlab|और|लेकिन|पर|क्योंकि|कि|जब|तो|फिर|इसलिए)\s/iu;
/** Begins no quotation. */
const LOOSE =
  /^(?:the|a|an|of|to|in|at|for|with|is|was|and|but|so|or|my|i|ka|ki|ke|ko|se|me|mein|ne|par|pe|hai|hu|hoon|tha|thi|to|toh|bhi|hi|का|की|के|को|से|में|ने|पर|है|हूँ|था|थी|तो|भी|ही)$/iu;
/** Said to her or of her, of the talk itself, or nothing that she says after him. */
const NOT_QUOTED =
  /\b(?:you|your|u|ur|yours|tum\p{L}*|tu|ter[aei]|aap\p{L}*|apk[aei]|pucha|poocha|puchha|asked|matlab kya|kya bol)\b|तुम|आप|पूछा|https?|\d{5}|@|\b(?:fuck|shit|sex|kill|die|died|dead|suicide|blood|rape|knife|maar|marna|mar (?:ja|ga|ra)\p{L}*|khoon|chut|lund|gand|madar|bhench|bhos)\p{L}*|मर(?:ना|ने|ूँ|ूं| जा| गय| रह)|मार(?:ा|ी|ता|ते)|ख़ून|खून|ज़हर|जहर/iu;

const LAUGHS = /[😂🤣😅😆😄😁😜😝🤪🙈]|\b(?:lol|lmao|ha(?:ha)+|he(?:he)+)\b|हाहा/iu;
const GLAD = /[🥹🥰❤💛🎉🎊🥳😍😊☺🙏💪]/u;
const SORE = /[😔😞😢🙁☹😣😩😫😤😠😡😑😒💔]/u;

/** Less surely good or bad, it is taken up as neither. */
const SURE = 0.6;

/** How it is told, as far as that decides with what his words are taken up. */
function toneOf({ heard }: Talk, kind: Kind): 'words' | 'words-funny' | 'words-good' | 'words-bad' {
  const { telling, p } = tellingOf(heard.whole);
  const isSure = telling === kind && p >= SURE;
  if (LAUGHS.test(heard.text)) return 'words-funny';
  if (SORE.test(heard.text) || (kind === 'bad' && isSure)) return 'words-bad';
  return GLAD.test(heard.text) || (kind === 'good' && isSure) ? 'words-good' : 'words';
}

/** A few of his very words, taken up by what she says to them; undefined where none can stand alone. */
export function quoting(talk: Talk, kind: Kind): string | undefined {
  const { heard, voice } = talk;
  const told = heard.clauses.filter(({ isQuestion, isGrave }) => !isQuestion && !isGrave);
  const words = pieceOf(
    told.map(({ text }) => text),
    talk.find.rarity,
  );
  if (!words) return undefined;
  const lines = voice.lines[toneOf(talk, kind)];
  // Said twice, a line is known for what it is.
  return hasFresh(talk, lines) ? say(talk, lines, { words }) : undefined;
}

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
    return keys.length > 0 && !NOT_QUOTED.test(piece)
      ? [{ piece, weight: weight * (1 + (LATER * at) / pieces.length) }]
      : [];
  });
  return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.piece;
}

/** A piece that is short enough to be quoted, or those that it is joined of, or its end. */
function shortened(piece: string): string[] {
  const words = trimmed(piece.trim().split(/\s+/).filter(Boolean));
  if (words.length < FEWEST) return [];
  if (words.length <= MOST) return [words.join(' ')];
  const parts = piece.split(JOINS).map((part) => trimmed(part.trim().split(/\s+/).filter(Boolean)));
  const short = parts.filter(({ length }) => length >= FEWEST && length <= MOST);
  if (parts.length > 1 && short.length > 0) return short.map((part) => part.join(' '));
  const tail = trimmed(words.slice(-TAIL));
  return tail.length >= FEWEST ? [tail.join(' ')] : [];
}

/** Without a small word that nothing precedes. */
const trimmed = (words: string[]): string[] =>
  words[0] !== undefined && LOOSE.test(words[0]) ? words.slice(1) : words;
