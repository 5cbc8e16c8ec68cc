import { ANY_MARK, BEGUN_MARK, meaningOf } from './marks.ts';

/** The part of a reply that may be shown. */
export interface Heard {
  /** Everything before it was a thought as well. */
  isAnew: boolean;
  text: string;
}

type State = 'answer' | 'thought' | 'role' | 'channel' | 'between';

/** gpt-oss where its marks were lost on the way: "analysisThe user says … assistantfinalHaan, bolo." */
const LOST_CHANNEL = /^\s*analysis(?=[A-Z])/;
const LOST_FINAL = /assistant\s?final/;

/**
 * Some models think aloud, and some servers let the marks of a model's template through. Neither is for the visitor's
 * eyes: the result is the answer alone, up to where another speaker would start.
 */
export function withoutThoughts() {
  let waiting = '';
  let state: State = 'answer';
  /** Marks that name the speaker or the channel. */
  let label = '';
  let hasText = false;
  let isOver = false;
  let isChannelLost: boolean | undefined;

  const heard: Heard = { isAnew: false, text: '' };
  const take = (text: string) => {
    if (state === 'role' || state === 'channel') {
      label += text;
      // In ChatML and Gemma's template a separate line names the speaker.
      const end = label.indexOf('\n');
      if (end < 0) return;
      const rest = label.slice(end + 1);
      const isThought = state === 'channel' && !/final/i.test(label.slice(0, end));
      if (state === 'role' && isOthers(label.slice(0, end))) isOver = true;
      state = isThought ? 'thought' : 'answer';
      label = '';
      if (!isOver) take(rest);
      return;
    }
    if (state !== 'answer') return;
    const said = hasText ? text : text.trimStart();
    if (said === '') return;
    hasText = true;
    heard.text += said;
  };
  const obey = (mark: string) => {
    switch (meaningOf(mark)) {
      case 'thought':
        if (/inst/i.test(mark) && hasText) isOver = true;
        else state = 'thought';
        return;
      case 'thought-end':
        if (state === 'answer' && hasText) {
          heard.isAnew = true;
          heard.text = '';
        }
        state = 'answer';
        hasText = false;
        return;
      case 'channel':
        state = 'channel';
        label = '';
        return;
      case 'message':
        if (state === 'role' && isOthers(label)) isOver = true;
        else state = state === 'channel' && !/final/i.test(label) ? 'thought' : 'answer';
        return;
      case 'role':
      case 'speaker':
        if (hasText) isOver = true;
        else state = meaningOf(mark) === 'role' ? 'role' : 'answer';
        label = '';
        return;
      case 'other-speaker':
        isOver = true;
        return;
      case 'end':
        if (hasText) isOver = true;
        else if (state === 'thought') state = 'between';
        return;
      default:
    }
  };
  const read = (text: string) => {
    let from = 0;
    for (const { 0: mark, index } of text.matchAll(ANY_MARK)) {
      take(text.slice(from, index));
      if (isOver) return;
      obey(mark);
      if (isOver) return;
      from = index + mark.length;
    }
    take(text.slice(from));
  };
  const flush = (): Heard => {
    const whole = { ...heard };
    heard.isAnew = false;
    heard.text = '';
    return whole;
  };
  /** Undefined while it is not known yet. */
  const findLostChannel = (isEnd: boolean): boolean | undefined => {
    const begun = waiting.trimStart();
    if (!isEnd && 'analysis'.startsWith(begun.slice(0, 8)) && begun.length < 9) return undefined;
    return LOST_CHANNEL.test(waiting);
  };
  const advance = (isEnd: boolean): Heard => {
    if (isOver) return flush();
    isChannelLost ??= findLostChannel(isEnd);
    if (isChannelLost === undefined) return flush();
    if (isChannelLost) {
      const end = LOST_FINAL.exec(waiting);
      if (!end) return flush();
      waiting = waiting.slice(end.index + end[0].length);
      isChannelLost = false;
    }
    const held = isEnd ? undefined : BEGUN_MARK.exec(waiting);
    const ready = held ? waiting.slice(0, held.index) : waiting;
    waiting = held ? held[0] : '';
    read(ready);
    return flush();
  };
  return {
    add(piece: string): Heard {
      waiting += piece;
      return advance(false);
    },
    end: (): Heard => advance(true),
    /** Nothing that follows is hers. */
    get isOver() {
      return isOver;
    },
    /** It is thinking. */
    get isThinking() {
      return state !== 'answer';
    },
  };
}

const isOthers = (role: string): boolean => /^\s*(?:user|human|system|tool)/i.test(role);
