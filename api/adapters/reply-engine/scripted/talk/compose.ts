import { rangInVain } from '../../../../domain/safety/care/says-fine.ts';
import { named } from './by-name.ts';
import { carefully, isPlayful, plays } from './careful.ts';
import { likeliest } from './composing/likeliest.ts';
import { withoutFlirts } from './flirt.ts';
import { leadOn, opener } from './lead.ts';
import { isSoft } from './light.ts';
import { asksOfHisMatter } from './question-form.ts';
import { MOURNING } from './react.ts';
import { settle } from './settle.ts';
import { attempt, type Part, sayTurn, type Talk } from './turn.ts';
import { wantsJoke } from './wants.ts';
import { heardAsHers } from './written-for-her.ts';

/** A reply, and why it is what it is. */
export interface Composed {
  text: string;
  why: string[];
  /** Asked for a picture of hers. */
  wantsPicture: boolean;
  /** No more than a sign that it was read, and perhaps a question. */
  isBare?: boolean | undefined;
}

/** Puts together what she says to a message: an answer to what was said, then perhaps something that leads on. */
export function composeReply(heardFirst: Talk): Composed {
  const talk = heardAsHers(withoutFlirts(heardFirst));
  const { state, heard } = talk;
  const why: string[] = [];
  const saidBefore = state.used.length;
  const whole = shaped(talk);
  const asksWhatToDo =
    heard.clauses.some(({ isQuestion, text }) => isQuestion && asksOfHisMatter(text)) &&
    !heard.clauses.some(({ isGrave }) => isGrave);
  const { grief, heavy } = state;
  // After an illness or a death was told of jokes are off, until he asks for one himself.
  const isWished = isJokeAsked(talk) && !isSoft(talk.mood);
  // Illness lets what he asks to do about it be answered as ever, for one reply; a death is mourned on.
  const mayLift = talk.mood === undefined && state.grief <= MOURNING && !state.hasLost;
  if (isWished || (mayLift && asksWhatToDo)) {
    state.grief = 0;
    state.heavy = 0;
  }
  const isGrieving = state.grief > 0;
  const isCareful = (talk.mood !== undefined || isGrieving) && talk.sure !== 'stop';
  const answer = whole ?? (isCareful ? inMood(talk) : likeliest(talk));
  why.push(answer.why);
  const isAnswer = heard.clauses.some(({ isQuestion }) => isQuestion);
  const lead = whole || talk.mood || isGrieving ? undefined : leadOn(talk, answer, isAnswer);
  if (lead) why.push(lead.why);
  settle(talk, answer, lead);
  // A death is not over for a joke.
  const isPutOff = isWished ? grief > MOURNING || state.hasLost : asksWhatToDo;
  if (isPutOff) {
    state.grief = Math.max(state.grief, grief - 1);
    state.heavy = Math.max(state.heavy, heavy - 1);
  }
  const told = state.used.slice(saidBefore).flatMap((line) => talk.find.tellings.get(line) ?? []);
  state.last = [...state.last, ...told].slice(-MOST_LAST);
  state.count += 1;
  const text = [answer.text, lead?.text].filter(Boolean).join(' ');
  return {
    text: named(talk, text),
    why,
    wantsPicture: answer.why === 'want-photo',
    isBare: answer.isBare,
  };
}

/** Nobody asks for it who wants to go on grieving. */
const WISHED_FOR = /^want-(?:joke|riddle|game)/;

const isJokeAsked = ({ sure, heard }: Talk): boolean =>
  WISHED_FOR.test(sure ?? '') || heard.clauses.some(({ text }) => wantsJoke(text));

/** What of hers may still be asked after. */
const MOST_LAST = 5;

/**
 * What she says while flirting, games and jokes are off, and for some replies after a death or an illness was told of:
 * as ever where that is none of them, and softly otherwise.
 */
function inMood(talk: Talk): Part {
  if (talk.mood === 'care') return carefully(talk);
  const part = attempt(
    talk,
    () => likeliest(talk),
    // Whoever mourns may still ask whether she is married.
    (one) =>
      // A joke of hers says nothing of a word of violence, and he asked for it.
      !(isSoft(talk.mood) ? isPlayful(one) : plays(one) && !isJokeAsked(talk)) &&
      one.why !== 'unsure' &&
      // A word of violence is not said back, and no view is made up on it.
      !(talk.mood === 'plain' && NOT_OF_VIOLENCE.test(one.why)),
  );
  delete talk.state.game;
  return part ? { ...part, isWhole: true } : carefully(talk);
}

/** Views and choices: none of them on a word of violence. */
const NOT_OF_VIOLENCE = /view|improvised|choice|decides|would do|advice on/;

/** Messages that are no sentence: emoji alone, links, other scripts. */
function shaped(talk: Talk): Part | undefined {
  const { text } = talk.heard;
  const say = (key: string) => {
    const line = sayTurn(talk, key);
    return line ? { text: line, why: key, isWhole: true } : undefined;
  };
  if (rangInVain(text, talk.her)) return say('number-unreached');
  if (NOT_WORDS.test(text)) {
    const line = sayTurn(talk, 'emoji');
    const lead = /\p{Extended_Pictographic}/u.test(text) ? undefined : opener(talk);
    return line
      ? {
          text: [line, lead?.text].filter(Boolean).join(' '),
          why: 'emoji',
          ...(lead?.asks && { asks: lead.asks }),
        }
      : undefined;
  }
  if (OTHER_SCRIPT.test(text)) return say('other-language');
  if (LINK_OR_CODE.test(text)) return say('link-or-code');
  return undefined;
}

const NOT_WORDS = /^[^\p{L}\p{N}]*$/u;

const LINK_OR_CODE =
  /https?:\/\/|www\.|[{};]\s{0,20}$|<\/?\w+>|\bselect\b.{1,80}\bfrom\b|=>|\bfunction\b\s*\(/im;

const OTHER_SCRIPT =
  /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Oriya}]/u;
