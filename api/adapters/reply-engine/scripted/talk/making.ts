import { answerAct } from './answer-act.ts';
import { isSoft } from './light.ts';
import { tellingOf } from './telling.ts';
import { firstOf, type Part, sayKnown, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';
import { wantsJoke, wantsRiddle, wantsVerse, wantsWords } from './wants.ts';

/** By its name, it is for somebody, whatever the day. */
const FOR_ANY_DAY = /^made\/lines\/to-/;

/** Files of `content/talk/made`. */
type Kind = 'verses' | 'jokes' | 'names' | 'lines';

/** What he asks her to make: a joke, a riddle, a verse, a name, a line to say; undefined where he asks for none. */
export function makeFor(talk: Talk): Part | undefined {
  const { heard, sure } = talk;
  if (isSoft(talk.mood)) return undefined;
  // No game begins where somebody was lost.
  const mayPlay = talk.state.grief === 0;
  const wanted = (wants: (text: string) => boolean, act?: string): Clause | undefined =>
    heard.clauses.find(({ text }) => wants(text)) ??
    (act !== undefined && sure === act ? heard.whole : undefined);
  const joke = wanted(wantsJoke, 'want-joke');
  const riddle = mayPlay ? wanted(wantsRiddle) : undefined;
  const verse = wanted((text) => wantsVerse(text, mayPlay), 'want-poem');
  const asksNothing = heard.clauses.every(({ isQuestion }) => !isQuestion);
  const isTold = asksNothing && talk.state.asked?.question === FOR_WHOM;
  const words = wanted(wantsWords) ?? (isTold ? heard.whole : undefined);
  const isName = words && !isTold && NAMING.test(words.text);
  return (
    (words && onTheme(talk, isName ? 'names' : 'lines', words)) ??
    (joke && (onTheme(talk, 'jokes', joke) ?? answerAct(talk, joke, 'want-joke'))) ??
    (riddle && answerAct(talk, riddle, 'want-riddle')) ??
    (verse && (onTheme(talk, 'verses', verse) ?? answerAct(talk, verse, 'want-poem'))) ??
    (words && !isName && !isTold ? asksForWhom(talk, words) : undefined)
  );
}

/** What she has asked, where words are to be made for nobody whom he has named. */
const FOR_WHOM = 'made/lines';

/** Asks for whom the words are to be, where he wants them written and not advised. */
function asksForWhom(talk: Talk, { text }: Clause): Part | undefined {
  const asked = WANTS_WRITTEN.test(text) ? sayTurn(talk, 'for-whom') : undefined;
  return asked
    ? { text: asked, why: 'asks for whom', asks: { question: FOR_WHOM }, isWhole: true }
    : undefined;
}
const WANTS_WRITTEN =
  /\b(?:write|give me (?:a|one|two|some) (?:lines?|sentences?|messages?|thing to say)|likh (?:do|de|dijiye|dena|dogi|dengi)|likh(?:o|iye|ogi))\b|लिख(?: दो| दीजिए|ो|िए|ोगी)(?![\p{L}\p{M}])/iu;

const LAST_WORDS =
  /\b(?:aakh?ri|last|final|good ?bye|suicide) (?:\p{L}+ )?(?:message|msg|letter|note|chitt?hi|words|baar)\b|आख़?िरी (?:[\p{L}\p{M}]+ )?(?:चिट्ठी|ख़त|मैसेज|संदेश|बार)/iu;
const CONDOLES = /\b(?:condol\p{L}*|shok|shraddhanjali|tribute)\b|शोक|श्रद्धांजलि/iu;

/** She, he or they, whom he has named before. */
const OF_SOMEBODY =
  /\b(?:her|him|them|u[ns]k?[oe]|u[ns]ke liye|un(?:ko|hein|hen))\b|(?<![\p{L}\p{M}])(?:उस(?:को|े|के लिए)|उन(?:को|्हें|के लिए))(?![\p{L}\p{M}])/iu;
const LAST_TOLD = 4;

/** His last messages, where nothing in them is no matter for a line that was written for any day. */
function lightlyTold({ said, find }: Talk): string[] {
  const last = said.slice(-LAST_TOLD);
  return find.isSober(last) || last.some((one) => PARTS.test(one)) ? [] : last;
}
const PARTS =
  /\b(?:divorc\p{L}*|talaa?q|separat\p{L}*|break ?up|breakup|dying|die|dead|marna|mar (?:raha|rahi|gay)\p{L}*|hospital|icu|cheat\p{L}*)\b|तलाक़?|अलग हो|मरना|अस्पताल/iu;

const NAMING = /\b(?:na+m|(?:nick)?names?|call (?:it|him|her|them))\b|नाम(?![\p{L}\p{M}])/iu;

/**
 * What was written on the theme that is named where it is asked for, or else in the same message. Nothing light is made
 * of what weighs on somebody.
 */
function onTheme(talk: Talk, kind: Kind, { text }: Clause): Part | undefined {
  const { heard, find, state } = talk;
  const isLight = kind === 'jokes' || kind === 'verses';
  const weighs =
    state.grief > 0 ||
    state.heavy > 0 ||
    tellingOf(heard.whole).telling === 'bad' ||
    find.isSober([heard.text]);
  if (isLight && weighs) return undefined;
  // Nothing is written to somebody who may have died, and no last words are.
  const mayBeLast = state.grief > 0 || state.hasLost || LAST_WORDS.test(heard.text);
  if (kind === 'lines' && mayBeLast && !CONDOLES.test(heard.text)) return undefined;
  // A joke is made on what it is asked on, and on nothing else that he told.
  const texts = kind === 'jokes' ? [text] : [text, heard.text];
  const madeFor = (list: readonly string[]) => [
    ...new Set(
      list.flatMap((one) => find.made([one])).filter(({ id }) => id.startsWith(`made/${kind}/`)),
    ),
  ];
  const named = madeFor(texts);
  // "Give me one thing to say to her": whom he has told of.
  const isOfBefore = !weighs && named.length === 0 && kind === 'lines' && OF_SOMEBODY.test(text);
  const fitting = isOfBefore ? madeFor(lightlyTold(talk).toReversed()) : named;
  // The occasion says more than for whom it is.
  fitting.sort((a, b) => Number(FOR_ANY_DAY.test(a.id)) - Number(FOR_ANY_DAY.test(b.id)));
  const said = firstOf(fitting, (one) => sayKnown(talk, one));
  return said && { ...said, isWhole: true };
}
