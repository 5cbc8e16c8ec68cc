import type { Spoken } from '../age/answers.ts';
import { answersUnderAge } from '../age/answers.ts';
import { asksAge } from '../age/questions.ts';
import { mayAnswerAge } from '../age/replies.ts';
import { saysUnderAge } from '../age/under-age.ts';
import {
  type AgeLevel,
  type createHearing,
  type Hearing,
  QUIET_KINDS,
} from '../hearing/hearing.ts';
import { answersAdult } from './adult-answer.ts';
import { type Decision, decide, hasJustSoftened } from './decide.ts';
import { hasOwnExam } from './own-exam.ts';
import { ownSentences } from './own-sentences.ts';
import { declinesHelp, deniesHarm, meantElse, saysFine, saysUnwell } from './says-fine.ts';
import { answersGrown, livesGrown, saysGrown, staysGrown } from './says-grown.ts';
import type { CareState } from './state.ts';
import type { CareWords } from './words.ts';

/** Detects danger and age in a visitor's text, and decides what to do about it. */
export interface Care {
  /** Whether it depends on what was said before: then that has to be read. */
  dependsOnBefore(text: string): boolean;
  /** @param before what was said before it, oldest first; empty where it is not known */
  hear(text: string, before: readonly Spoken[]): Hearing;
  decide(text: string, heard: Hearing, state: CareState): Decision;
  words: CareWords;
}

/** An answer that means something only beside its question is no longer than this. */
const ANSWER = 8;

/** @param hearing rules and trained weights @param now its year is what years of birth are compared with */
export function createCare(
  { hear, listen, listenToHer }: ReturnType<typeof createHearing>,
  words: CareWords,
  now: () => Date,
): Care {
  const thisYear = () => now().getFullYear();
  const adultIn = (text: string, heard: Hearing, state: CareState): boolean | undefined => {
    const { adult } = state;
    if (heard.isGrown || saysGrown(text)) return true;
    if (adult !== 'asked' && adult !== 'open') return undefined;
    return answersAdult(text, thisYear(), adult === 'asked', hasJustSoftened(state));
  };
  /** A bare number is an age where one was asked for; after anything else she has said it is none. */
  const ageOfNumber = (age: AgeLevel, text: string, theirs: string | undefined): AgeLevel => {
    if (age === 'none' || listen(text).words.some(({ number }) => number === undefined)) return age;
    if (theirs === undefined) return 'likely';
    const isAsked = listenToHer(theirs).marks.some(({ concept }) => ASKS.has(concept));
    return isAsked ? age : 'none';
  };
  /** "He has his boards in February" is a hint of somebody else's age. */
  const isOwnHint = (text: string, theirs: string | undefined): boolean => {
    const own = ownSentences(text);
    return own === text || (own.trim() !== '' && hear(own, theirs, thisYear()).age !== 'none');
  };
  return {
    words,
    dependsOnBefore: (text) => {
      if (mayAnswerAge(text, thisYear()) || answersGrown(text)) return true;
      const heard = listen(text);
      return (
        heard.words.length <= ANSWER &&
        (heard.words.some(({ number = 0 }) => number >= 6 && number < 18) ||
          heard.marks.some(({ concept }) => OF_AGE.has(concept)))
      );
    },
    hear: (text, before) => {
      const theirs = before.at(-1)?.sender === 'ai' ? before.at(-1)?.content : undefined;
      const isGrown = answersGrown(text) && isAskedHowOld(before);
      const heard = { ...hear(text, theirs, thisYear()), ...(isGrown && { isGrown }) };
      const isSaid = saysUnderAge(text, thisYear()) || answersUnderAge(text, before, thisYear());
      if (isSaid) return { ...heard, age: 'said' };
      const age = ageOfNumber(heard.age, text, theirs);
      const isElders = livesGrown(text) && !hasOwnExam(text);
      const isNoHint = age === 'likely' && (isElders || !isOwnHint(text, theirs));
      return { ...heard, age: isNoHint ? 'none' : age };
    },
    decide: (text, detected, before) => {
      // A pupil who was spoken of before by whoever teaches is no hint of a child.
      const state = staysGrown(text) ? { ...before, livesGrown: true } : before;
      // An exam of his own asks all the same: a trade may be a game, and a son a cat.
      const isElders = state.livesGrown && detected.age === 'likely' && !hasOwnExam(text);
      const heard: Hearing = isElders ? { ...detected, age: 'none' } : detected;
      const isAdult = adultIn(text, heard, state);
      // After a check-in "no no, I am fine" counts for more than what the rest of it sounds like.
      const isCalm =
        saysFine(text) && !heard.isGrave && (heard.danger === 'none' || mayBeTaken(heard, state));
      const isDeclined = state.isSoft && isMisheard(text, heard);
      const isFine = isCalm || isDeclined || (deniesHarm(text) && mayBeTaken(heard, state));
      return decide(
        isFine ? { ...heard, danger: 'none', kind: 'none' } : heard,
        { words: listen(text).words.length, isAdult, isUnwell: saysUnwell(text) },
        isFine ? recovered(state) : state,
      );
    },
  };
}

/** Whether reassurance may cancel a detection: only after a supportive reply, and never for an act under way. */
const mayBeTaken = ({ danger }: Hearing, { isSoft }: CareState): boolean =>
  isSoft && danger !== 'now';

/**
 * Whether he wonders at a number, or says what he had meant. He may name a push or a knock again, and a heavy heart is
 * none the less for it.
 */
function isMisheard(text: string, { danger, kind, isGrave }: Hearing): boolean {
  const isQuiet = danger === 'none' || (danger === 'heavy' && QUIET_KINDS.has(kind));
  const [declines, meant] = [declinesHelp(text), meantElse(text)];
  if (isGrave) return declines && meant && isQuiet;
  return (declines && (isQuiet || danger === 'heavy')) || (meant && isQuiet);
}

/** Softness that was not called for ends when he says so. */
const recovered = ({ askIn: _, ...state }: CareState): CareState => ({
  ...state,
  soft: 0,
  isSoft: false,
  isAsking: false,
  reassured: state.isSoft ? REASSURED : state.reassured,
});

/** Replies for which his word holds that he is fine. */
const REASSURED = 8;

/** She asked for his age in so many words, in the middle of whatever they talk about. */
function isAskedHowOld(before: readonly Spoken[]): boolean {
  const [own, theirs] = [before.at(-2), before.at(-1)];
  if (theirs?.sender !== 'ai') return false;
  return asksAge(theirs.content, own?.sender === 'user' ? own.content : '') === 'how-old';
}

const ASKS = new Set(['asksage', 'asksborn']);
const OF_AGE = new Set(['class', 'classname', 'school', 'boards', 'minor', 'turning']);
