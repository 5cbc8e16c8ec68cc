import type { QuestionKind } from '#content-reader/kinds/talk.ts';
import { withCapital } from '../../../../domain/text/capital.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';
import type { Trios } from './bank.ts';
import { isLight } from './light.ts';
import { maySayBack } from './may-say-back.ts';
import { questionKind } from './question-kind.ts';
import type { Part, Talk } from './turn.ts';
import { hasFresh, say, sayTurn } from './turn.ts';
import type { Clause } from './understand.ts';

const LIKED =
  /\b(?:like|love|enjoy|prefer|hate|miss) (?:to |the |an? )?([\p{L}\p{N}' ]{3,24}?)(?: (?:too|also|or not|much|a lot|as well))?\s*[?.!]*$|\b(?:tumhe|tumko|aapko) ([\p{L}\p{N} ]{3,24}?) (?:pasand|kais[aei]|a(?:c+h+){1,2}[aei])\b|(?:तुम्हें|आपको) ([\p{L}\p{M} ]{3,24}?) (?:पसंद|अच्छ)/iu;

/** What a question asks whether she likes, in his words. */
const thingLiked = (text: string): string | undefined =>
  LIKED.exec(text)?.slice(1).find(Boolean)?.trim();

/** Of these nobody makes anything up. */
const SORE =
  /\b(?:miscarriage|depression|therap(?:y|ist)|surgery|operation|disease|bimari|divorce|talaq|affair|orgasm|porn|sex|threesome|cheated|girls?|boys?|ladk[aei]\p{L}*|bachch?[aei]\p{L}*|kids?|child(?:ren)?|minors?|teens?|modi|gandhi|bjp|congress|aap party|trump|muslims?|hindus?|christians?|sikhs?|dalits?|caste|jaati|dharm|religion|allah|bhagwan|ram|jesus|ganja|charas|weed|drugs?|cocaine|guns?|bombs?|knives|blood|khoon|kill\p{L}*|murder\p{L}*|rape\p{L}*|war|pakistan|hitler|nazis?|godse|rss|mafia|terroris\p{L}*|people|gays?|lesbians?|hijr[aeo]\p{L}*|blacks?|biharis?|madrasis?|chin(?:ese|ki\p{L}*)|blades?|cutting|gambl\p{L}*|betting|satta|kiss\p{L}*|skirts?|bikini|nude\p{L}*|naked|bodies|jokes about)\b|बीमारी|तलाक़|तलाक|लड़क|बच्च|मुसलमान|हिंदू|ख़ून|खून|गाँजा|मोदी/iu;

/** "Who is Pathrose?": what fits any "who did it" says nothing of him. */
const WHO_IS =
  /\bwho(?:'?s| is| was| are| were)\b|\bka?un (?:hai|hain|h|tha|thi|the)\b|^\p{L}+(?: ji)? ka?un\b|कौन (?:है|हैं|था|थी|थे)|^[\p{L}\p{M}]+(?: जी)? कौन(?![\p{L}\p{M}])/iu;

/** They want one very answer: what fits any of them is beside the point more often than what she has near it. */
const EXACT = new Set<QuestionKind>(['why', 'which', 'who', 'show-me']);

/**
 * Answers a question about her that nobody foresaw, by what it asks for: a "why" is told a reason. What she says fits
 * whatever it is about, and contradicts nothing. Undefined where the form of the question does not say, or where all
 * of it was said.
 * @param isLast nothing else that is near the question was found
 */
export function improvise(talk: Talk, { text }: Clause, isLast = false): Part | undefined {
  const mayPlay =
    isLight(talk) && maySayBack(text) && !SORE.test(text) && !WHO_IS.test(text.trim());
  const kind = mayPlay ? questionKind(text) : undefined;
  if (kind && EXACT.has(kind) && !isLast) return undefined;
  const thing = kind === 'like' ? thingLiked(text) : undefined;
  if (thing && !isKnownThing(talk, text)) return notYetKnown(talk, thing);
  const all = kind && talk.voice.improvised[kind];
  const naming = thing && all ? namingIn(all, talk.language) : undefined;
  // What names the thing is surer to be heard as of it.
  const lines = hasFresh(talk, naming) ? naming : all;
  if (!kind || !hasFresh(talk, lines)) return undefined;
  const told = say(talk, lines, { thing: thing && withCapital(thing) });
  return told ? { text: told, why: `improvised ${kind}` } : undefined;
}

/** It is known by its words what kind of thing it is: a dish, a place, a pastime. */
const isKnownThing = ({ find }: Talk, text: string): boolean =>
  find.likings([text]).length > 0 ||
  find.subjects([text]).length > 0 ||
  find.mentioned([text]).some(({ id }) => !id.startsWith('mention/people'));

/** Of what nobody foresaw she says neither yes nor no. */
function notYetKnown(talk: Talk, thing: string): Part | undefined {
  const told = sayTurn(talk, 'like-unknown', { thing: withCapital(thing) });
  return told ? { text: told, why: 'improvised like-unknown' } : undefined;
}

/** Those lines of a mix that name the thing. */
const namingIn = (all: Trios, language: Language): Partial<Trios> => ({
  [language]: all[language].filter((line) => line.includes('{thing}')),
});
