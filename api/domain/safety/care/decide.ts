import { type Hearing, QUIET_KINDS, SOFT_KINDS, TRACE } from '../hearing/hearing.ts';
import { CAREFREE, type CareState } from './state.ts';

/**
 * How an engine is to speak: `care` softly, without flirting, games or jokes; `gentle` likewise, some time after it, when
 * he speaks of something else: what he asks is answered; `plain` without flirting, and without repeating what was said;
 * `earnest` as ever, but without flirting: something heavy was heard faintly, and mostly none is meant.
 */
export type Mood = 'plain' | 'care' | 'gentle' | 'earnest';

/** A check-in, a word to ask whether all is well, one line with the number of a helpline, the question for the age. */
export type CareLine = 'check-in' | 'well' | 'number' | 'ask-age';

/** What is done about a message: a reply is paid for, all else is free. */
export type Decision = {
  heard: Hearing;
  /** To be stored with the reply. */
  next: CareState;
} & (
  | { kind: 'message'; mood: Mood | undefined; asksLater: boolean }
  /** A card of the house; of `underage` it closes the account. */
  | { kind: 'danger' | 'underage' }
  /** Lines of hers, free; with `answersIn` after a reply of the engine's in that mood, otherwise alone. */
  | { kind: 'care'; answersIn: Mood | undefined; lines: CareLine[] }
);

/** Replies for which she stays soft after a card, and after a check-in. */
const AFTER_CARD = 6;
const AFTER_CHECK_IN = 4;
/** Replies after which a question that was not answered is asked again. */
const ASK_AGAIN = 8;
/** Replies for which a second faint sign brings the number, once she has asked whether all is well. */
const AFTER_WELL = 12;
/** Words of a message that is about something. */
const SUBJECT = 4;

/** A card, a check-in or a number was what she said last. */
export const hasJustSoftened = ({ soft, askIn }: CareState): boolean =>
  soft === askIn && (soft === AFTER_CARD || soft === AFTER_CHECK_IN);

/** What is known about a message besides what is detected in it. */
export interface Said {
  words: number;
  /** It says that not all is well. */
  isUnwell?: boolean;
  /** An answer to "are you 18 or older?", where that was asked; undefined where it is none. */
  isAdult: boolean | undefined;
}

/**
 * The only place that decides what a detection leads to: both checks count, help comes first, and nobody
 * under 18 stays.
 */
export function decide(all: Hearing, said: Said, before: CareState): Decision {
  if (all.age === 'said' || said.isAdult === false) {
    return { heard: all, kind: 'underage', next: CAREFREE };
  }
  const adult = said.isAdult ? 'yes' : before.adult === 'asked' ? 'open' : before.adult;
  // Whoever has said to be grown up is not asked again in this chat, in a card neither.
  const ofAge: Hearing = adult === 'yes' ? { ...all, age: 'none' } : all;
  const heard = isLetPass(ofAge, before)
    ? { ...ofAge, danger: 'none' as const, kind: 'none' }
    : ofAge;
  const care = {
    ...before,
    reassured: Math.max(0, before.reassured - 1),
    well: Math.max(0, before.well - 1),
  };
  // One question, and no second one at the next hint: it waits its time.
  const asksAge = adult === 'open' ? care.sinceAsked >= ASK_AGAIN : heard.age === 'likely';
  const asked: CareState = { ...care, adult: 'asked', sinceAsked: 0 };
  const unasked: CareState = {
    ...care,
    ...(adult && { adult }),
    sinceAsked: care.sinceAsked + (adult === 'open' ? 1 : 0),
  };
  if (heard.danger === 'now' || heard.danger === 'serious') {
    // A card asks at any hint, whenever she asked before; only then the next "no" closes.
    const next = heard.age === 'none' ? unasked : asked;
    return { heard, kind: 'danger', next: softened(next, AFTER_CARD) };
  }
  const known = asksAge ? asked : unasked;
  const askAge = asksAge ? (['ask-age'] as const) : [];
  const isUnwell = before.well === AFTER_WELL && said.isUnwell === true;
  // Softness spares a heavy heart a second number; what may be a danger is asked after all the same.
  const isSpared = care.soft > 0 && SOFT_KINDS.has(heard.kind);
  const isFaint = heard.danger === 'heavy' && heard.isFaint && !isSpared && !heard.isGrave;
  // Beside the question for his age it would be a second one, and a no to either means another thing.
  if (isFaint && before.well === 0 && !asksAge) {
    // Most who are heard so mean nothing by it: she asks in a few words, and goes on.
    const next = { ...known, well: AFTER_WELL, isAsking: true, lines: known.lines + 1 };
    return { heard, kind: 'care', answersIn: 'gentle', lines: ['well'], next };
  }
  if (isUnwell || (heard.danger === 'heavy' && !QUIET_KINDS.has(heard.kind) && !isSpared)) {
    // It is answered, with a line beside it: a number for a heavy heart, a check-in where it may be more.
    const isHeavyHeart = isUnwell || SOFT_KINDS.has(heard.kind);
    return {
      heard,
      kind: 'care',
      answersIn: heard.isGrave || !isHeavyHeart ? 'care' : 'gentle',
      lines: [isHeavyHeart ? 'number' : 'check-in', ...askAge],
      next: softened(known, AFTER_CHECK_IN),
    };
  }
  if (asksAge && heard.isGrave && heard.danger !== 'none') {
    // Something grave was said, if quietly: the question for his age alone would pass it over.
    const lines: CareLine[] = ['check-in', ...askAge];
    return { heard, kind: 'care', answersIn: 'care', lines, next: softened(known, AFTER_CHECK_IN) };
  }
  if (asksAge) {
    const next = { ...known, lines: known.lines + 1 };
    return { heard, kind: 'care', answersIn: undefined, lines: [...askAge], next };
  }
  const next = passed(known, heard, said);
  return { heard, kind: 'message', mood: moodOf(heard, next), asksLater: known.askIn === 1, next };
}

/** Who has said that he is fine is not told a number again for a heavy heart; what may be a danger is asked after. */
const isLetPass = ({ danger, kind, isGrave }: Hearing, { reassured }: CareState): boolean =>
  reassured > 0 && danger === 'heavy' && SOFT_KINDS.has(kind) && !isGrave;

function moodOf(heard: Hearing, next: CareState): Mood | undefined {
  const isQuiet = QUIET_KINDS.has(heard.kind);
  // Right after a card or a check-in the least sign of it counts; later, what he asks is answered.
  const isHard = (heard.danger !== 'none' && (!isQuiet || next.soft > 0)) || heard.isGrave;
  if (staysSoft(next)) return isHard ? 'care' : 'gentle';
  if (heard.kind === TRACE && !heard.isGrave) return 'earnest';
  if (isQuiet) return 'gentle';
  return heard.isGrave ? 'plain' : undefined;
}

/** Whether flirting, games and jokes are off, whatever is said. */
const staysSoft = ({ isSoft, isAsking, adult }: CareState): boolean =>
  isSoft || isAsking || adult === 'asked' || adult === 'open';

/** Her first words of a chat: what is behind the two holds for it. */
export const decideWelcome = (state: CareState): Decision => ({
  kind: 'message',
  heard: { danger: 'none', kind: 'none', age: 'none', isGrave: false },
  mood: staysSoft(state) ? 'gentle' : undefined,
  asksLater: false,
  next: state,
});

const softened = (care: CareState, replies: number): CareState => ({
  ...care,
  soft: replies,
  isSoft: true,
  askIn: replies,
  lines: care.lines + 1,
});

/** One reply on: softness lasts its time, and then until the visitor turns to something else. */
function passed({ askIn, ...care }: CareState, heard: Hearing, said: Said): CareState {
  const isElsewhere = heard.danger === 'none' && !heard.isGrave && said.words >= SUBJECT;
  return {
    ...care,
    soft: Math.max(0, care.soft - 1),
    isSoft: care.isSoft && !(care.soft <= 1 && isElsewhere),
    isAsking: care.isAsking && !isElsewhere,
    ...(askIn !== undefined && askIn > 1 && { askIn: askIn - 1 }),
  };
}
