import type { Subject } from './bank.ts';
import { isLight } from './light.ts';
import { isGrim, isSmallTalk } from './may-say-back.ts';
import { newMatterIn } from './question-form.ts';
import { tellingOf } from './telling.ts';
import { toldIn, toneOf } from './tone.ts';
import { type Asking, firstOf, type Part, sayOne, type Talk } from './turn.ts';

/** Somebody may be wronged, though care does not hear it: nobody is told to be nice to whoever does such a thing. */
const WRONGED =
  /\b(?:touch\p{L}*|dirty|gand[aei]|nangi|star(?:e|es|ing)|gh(?:oo|u)r\p{L}*|follow(?:s|ed|ing)? me|pee?ch+h?a|akele me(?:in)?|hotel room|uncomfortable|raped?|force[ds]?|zabardasti|jabardasti|icu|blackmail\p{L}*|stranger|ajnabi)\b|छू|घूर|पीछा|गंद[ाीे]|अकेले में|ज़बरदस्ती|जबरदस्ती/iu;
/** It may be no small talk. */
const UNEASY =
  /\b(?:photos?|pics?|kiss\p{L}*|follow\p{L}*|lock\p{L}*|scared|dar(?:r)?|darta|darti|dara\p{L}*|cry|cries|cried|crying|ro(?:ya|yi|ta|ti|ne|na|rah[ai])|scream\p{L}*|shout\p{L}*|chilla\p{L}*|secret\p{L}*|gay|lesbian|night|raat ko)\b|डर|रो(?:या|यी|ई|ता|ती|ने|ना| रह)|चिल्ला|रात को/iu;

/** Nothing is said by the way to a message with such words, whatever they mean in it. */
export const isUnsafe = (text: string): boolean => isGrim(text) || WRONGED.test(text);

/** Whether what he says is light enough for a question or a hint on a thing. */
const isLightMatter = ({ heard, state }: Talk): boolean =>
  !state.hasLost &&
  isSmallTalk(heard.text) &&
  !WRONGED.test(heard.text) &&
  !UNEASY.test(heard.text);

/**
 * A plain question on what he tells of; undefined where that is not sure, or is no small talk. A single word may be
 * beside his point: readers found it right only where two bear each other out.
 */
export function askOnSubject(talk: Talk): Part | undefined {
  // Of somebody who may be the one that was lost nothing is asked in passing.
  if (!isLight(talk) || !isLightMatter(talk)) return undefined;
  for (const subject of meantBy(talk, toldIn(talk))) {
    if (subject.with.length === 0) continue;
    const asking = firstOf(questionsOn(talk, subject), ({ id, ask }) => {
      const text = sayOne(talk, ask, true);
      return text ? { text, why: `asks on ${subject.id}`, asks: { question: id } } : undefined;
    });
    if (asking) return asking;
  }
  return undefined;
}

/** So many of the likeliest are weighed by what they mean as well. */
const WEIGHED = 4;
/** What each place further down counts against a subject, beside how near its question comes. */
const EACH_PLACE = 0.25;

/** What he tells of, the likeliest first: by its words, and by how near its question comes to what he says. */
function meantBy({ find }: Talk, told: string[]): Subject[] {
  const found = find.subjects(told).slice(0, WEIGHED);
  if (found.length < 2) return found;
  const questions = found.map(({ ask }) => ask.english[0] ?? '');
  const near = new Map(
    find.alike(told.join('. '), questions).map(({ value, score }) => [value, score]),
  );
  return found
    .map((subject, at) => ({
      subject,
      weight: (near.get(questions[at] ?? '') ?? 0) - EACH_PLACE * at,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ subject }) => subject);
}

/** The questions that fit how it was told, in any order. */
function questionsOn(talk: Talk, { id, ask, good, bad }: Subject): Asking[] {
  const tone = toneOf(talk, tellingOf(talk.heard.whole).telling);
  // A cheerful question on bad news is worse than none.
  if (tone === 'bad') return bad ? [{ id: `${id}/bad`, ask: bad }] : [];
  if (tone === 'good' && good) return [{ id: `${id}/good`, ask: good }];
  const all = ask.english.flatMap((english, at) => {
    const [hinglish, hindi] = [ask.hinglish[at], ask.hindi[at]];
    return hinglish && hindi ? [{ id: `${id}/${at + 1}`, ask: { english, hinglish, hindi } }] : [];
  });
  const from = Math.floor(talk.random() * all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}

/**
 * Plain advice on the thing that his question is about; undefined where that is not known, or may be no small matter.
 */
export function adviseOnSubject(talk: Talk): Part | undefined {
  if (!isLight(talk) || !isLightMatter(talk)) return undefined;
  const said = newMatterIn(talk.heard.whole.text);
  return firstOf(meantBy(talk, [said]), ({ id, advice }) => {
    const text = sayOne(talk, advice, true);
    return text ? { text, why: `improvised advise-on ${id}` } : undefined;
  });
}
