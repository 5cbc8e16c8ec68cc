import { questionKind } from './question-kind.ts';
import type { Part, Talk } from './turn.ts';
import { hasFresh, isLight, say } from './turn.ts';
import type { Clause } from './understand.ts';

const LIKED =
  /\b(?:like|love|enjoy|prefer|hate|miss) (?:to |the |an? )?([\p{L}\p{N}' ]{3,24}?)(?: (?:too|also|or not|much|a lot|as well))?\s*[?.!]*$|\b(?:tumhe|tumko|aapko) ([\p{L}\p{N} ]{3,24}?) (?:pasand|kais[aei]|ach+h?[aei])\b|(?:तुम्हें|आपको) ([\p{L}\p{M} ]{3,24}?) (?:पसंद|अच्छ)/iu;

/**
 * Answers a question about her that nobody foresaw, by what it asks for: a "why" is told a reason. What she says fits
 * whatever it is about, and contradicts nothing. Undefined where the form of the question does not say, or where all
 * of it was said.
 */
export function improvise(talk: Talk, { text }: Clause): Part | undefined {
  const kind = isLight(talk) ? questionKind(text) : undefined;
  const lines = kind && talk.voice.improvised[kind];
  if (!kind || !hasFresh(talk, lines)) return undefined;
  const thing = kind === 'like' ? LIKED.exec(text)?.slice(1).find(Boolean)?.trim() : undefined;
  const told = say(talk, lines, { thing: thing && upperFirst(thing) });
  return told ? { text: told, why: `improvised ${kind}` } : undefined;
}

/** What kind of advice is asked for, and what in `turns.yaml` fits any matter of that kind. */
const ADVISED: [RegExp, string][] = [
  [
    /\b(?:how (?:do|should|can|to) i? ?(?:convince|persuade|stop|make|get) \p{L}+|kaise (?:\p{L}+ )?(?:mana|rok|samjha|chhud|chud|sikha)\p{L}*)\b|कैसे (?:मना|रोक|समझा|छुड़ा|सिखा)/iu,
    'advise-persuade',
  ],
  [
    /\b(?:how (?:do|should|can|to) i? ?(?:tell|face|talk|say|ask|approach)|kaise (?:\p{L}+ )?(?:bol|bata|kah|baat kar|puch|poochh?|samna)\p{L}*)\b|कैसे (?:बोल|बता|कह|बात कर|पूछ)/iu,
    'advise-tell',
  ],
  [/\b(?:ya|yaa|or)\b|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])/iu, 'advise-choice'],
];

/**
 * What fits any matter of the kind he asks advice on, and what fits every matter; undefined where all was said. It is
 * plain, and nobody's own: readers took pictures of her trade for no advice.
 */
export function adviseAnything(talk: Talk): Part | undefined {
  const kind = ADVISED.find(([pattern]) => pattern.test(talk.heard.whole.text))?.[1];
  const fresh = [kind, 'advise-any'].find((key) => key && hasFresh(talk, talk.turns[key]));
  const text = fresh && talk.state.grief === 0 ? say(talk, talk.turns[fresh]) : undefined;
  return text ? { text, why: `improvised ${fresh}` } : undefined;
}

const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
