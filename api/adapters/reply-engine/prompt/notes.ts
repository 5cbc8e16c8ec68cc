import type { ReplyTurn } from '../../../domain/ports.ts';
import type { createConversation } from '../scripted/talk/converse.ts';
import { genderIn, isAapIn } from '../scripted/talk/slots.ts';
import { readState, type TalkState, writeState } from '../scripted/talk/state.ts';

type Converse = ReturnType<typeof createConversation>;

/** What is known about a talk beside its texts, including the visitor's newest one. */
export interface Notes {
  gender: 'man' | 'woman' | undefined;
  isAap: boolean | undefined;
  /** `flirt`, `questions`, `topic:family`, `names`, `name:jaan`. */
  bounds: readonly string[];
  /** What lies ahead or is just over, in the visitor's words, and she has not asked about yet. */
  events: readonly { what: string; day: string }[];
  /** Which of her facts he asks after, as her `facts.yaml` calls it; undefined: none. */
  asked: string | undefined;
  /** When she last wrote; undefined where it is not known. */
  wroteAt: Date | undefined;
  /** To be kept, so that whichever engine comes next knows as much. */
  state: string;
}

/**
 * Makes the function that hears a message for notes. What the built-in engine would make of it is thrown away; what it
 * has understood on the way is kept: one state serves all engines, and a visitor's boundary outlives a change of engine.
 */
export const createNotes =
  (converse: Converse | undefined) =>
  (turn: ReplyTurn, now: Date): Notes => {
    const before = readState(turn.state);
    const made = converse?.(turn, turn.state, now, () => 0);
    const heard = made ? readState(made.state) : before;
    const text = turn.kind === 'message' ? (turn.history.at(-1)?.content ?? '') : '';
    const state: TalkState = {
      ...before,
      // What he has said; what she would have said is none of it.
      bounds: heard.bounds,
      events: heard.events,
      told: heard.told,
      heavy: heard.heavy,
      grief: heard.grief,
      stopped: heard.stopped,
      topic: heard.topic,
      gender: genderIn(text) ?? before.gender,
      isAap: isAapIn(text) ?? before.isAap,
      count: before.count + 1,
      asked: undefined,
      at: now.toISOString(),
    };
    return {
      gender: state.gender,
      isAap: state.isAap,
      bounds: state.bounds,
      events: state.events.filter(({ isAsked }) => !isAsked),
      asked: made?.why.map((why) => /\bfact ([\w-]+)/.exec(why)?.[1]).find(Boolean),
      wroteAt: before.at === undefined ? undefined : new Date(before.at),
      state: writeState(state),
    };
  };
