import { KINDS_OF_TELLING, type KindOfTelling } from '#content-reader/kinds/talk.ts';
import { fold } from '../../../../../domain/text/fold.ts';
import { mayFlirt } from '../flirt.ts';
import { maySayBack } from '../may-say-back.ts';
import { asksOfHisMatter } from '../question-form.ts';
import { inside } from '../quoting.ts';
import { tellingWords } from '../similar.ts';
import { tellingOf } from '../telling.ts';
import { type Part, sayFresh, type Talk } from '../turn.ts';
import type { Matter } from './matter.ts';
import { isOnlyTurned, turned } from './turned.ts';

/** Less sure than this, other words of his would do as well. */
const LEAST_SURE = 0.13;
/** What he does is told by its form where it is less sure. */
const SURE_KIND = 0.5;
const SURELY_GOOD_OR_BAD = 0.85;

/** In these his question is not passed over. */
const ANSWERS: ReadonlySet<KindOfTelling> = new Set(['asks', 'advice', 'wants', 'repair', 'flirt']);

/**
 * Names what he speaks of in his own words, with a line that fits whatever it is; undefined where nothing can be named,
 * or what was said is not to be said back.
 * @param kind what he does, where that is known
 */
export function nameMatter(talk: Talk, kind?: KindOfTelling): Part | undefined {
  const { heard, bank } = talk;
  if (!maySayBack(heard.text)) return undefined;
  const question = heard.clauses.findLast((one) => one.isQuestion && one.words > 2);
  const whole = talk.matterIn(heard.text);
  const does = kind ?? kindOf(talk, whole);
  const ofQuestion =
    question && (does === 'asks' || does === 'advice') ? talk.matterIn(question.text) : undefined;
  const named = [ofQuestion, whole].find((one) => one && wordsToName(talk, one));
  if (!named) return undefined;
  const [{ label } = { label: '' }] = named.classes;
  // Nobody is flirted with about a child of his.
  const lines = bank.naming.get(
    does === 'flirt' && label === 'person' ? `tells/${label}` : `${does}/${label}`,
  );
  const text = sayFresh(talk, lines, { matter: wordsToName(talk, named) });
  return text
    ? {
        text: text.replace(BEGINS, (letter) => letter.toUpperCase()),
        why: `names ${does} ${label}`,
        isUnclear: true,
        isWhole: true,
        quoted: named.words,
      }
    : undefined;
}

/** The first letter of a sentence behind another. */
const BEGINS = /(?<=[.!?।] )\p{Ll}/gu;

/** What he does, as far as that is sure; what has the form of a question is met as one. */
function kindOf(talk: Talk, { kinds }: Matter): KindOfTelling {
  const { heard, state } = talk;
  const likely = kinds.find(({ p }) => p >= SURE_KIND)?.label;
  const known = KINDS_OF_TELLING.find((one) => one === likely);
  const isFit =
    known === 'flirt' ? mayFlirt(talk) : known === 'repair' ? state.count > 0 : known !== undefined;
  const asked = heard.clauses.findLast(({ isQuestion }) => isQuestion);
  if (known && isFit && (!asked || ANSWERS.has(known))) return known;
  if (asked) return asksOfHisMatter(asked.text) ? 'advice' : 'asks';
  const { telling, p } = tellingOf(heard.whole);
  return (telling === 'good' || telling === 'bad') && p >= SURELY_GOOD_OR_BAD ? telling : 'tells';
}

/** The words as she says them; undefined where they are unsure, in other letters than hers, or no more than a name. */
export function wordsToName(talk: Talk, { words, p }: Matter): string | undefined {
  if (p < LEAST_SURE || tellingWords(words).length === 0 || isOnlyTurned(words)) return undefined;
  const isHindi = /\p{Script=Devanagari}/u.test(words);
  const names = [talk.name, talk.told.get('name') ?? '', talk.memory.get('name') ?? ''];
  const own = new Set(names.flatMap((name) => fold(name)));
  const mayName =
    isHindi === (talk.language === 'hindi') &&
    maySayBack(words) &&
    !fold(words).every((key) => own.has(key));
  return mayName ? turned(talk, inside(talk, words)) : undefined;
}
