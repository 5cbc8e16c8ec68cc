import { z } from 'zod';
import { fnv1a } from '../../../../domain/text/fnv.ts';

/** Used lines that are remembered; the oldest go first. */
const MOST_USED = 700;

/** Sentences of his that are remembered: what some fifteen messages tell. */
const MOST_TOLD = 48;

const event = z.object({
  /** The topic it belongs to, such as `interview`. */
  topic: z.string(),
  /** In the visitor's words, such as "interview". */
  what: z.string(),
  /** The day it is on, in India, as 2026-11-23. */
  day: z.string(),
  isAsked: z.boolean(),
});

const talkState = z.object({
  /** Replies so far. */
  count: z.number().default(0),
  /** Which of the newest eight replies ended in a question, newest first. */
  questions: z.array(z.boolean()).default([]),
  /** What she last asked: a thread, something about a topic, or a plain question. */
  asked: z
    .object({
      thread: z.string().optional(),
      topic: z.string().optional(),
      /** A plain question, such as `mention/food-home/chai`. */
      question: z.string().optional(),
    })
    .optional(),
  /** What is being talked about. */
  topic: z.string().optional(),
  /** The particular thing in it, such as `situation/boss/shouted-before-all`. */
  situation: z.string().optional(),
  /** Situations that she took him to be in, and that he said are none of his. */
  denied: z.array(z.string()).default([]),
  /** What the newest answer came from, such as `fact city`. */
  source: z.string().optional(),
  /** What of her own life was told last, newest last: ids of `tellingsOf`. */
  last: z.array(z.string()).default([]),
  /** For how many replies small words are met plainly, after she was asked to stop. */
  stopped: z.number().default(0),
  /** For how many replies she stays soft. */
  heavy: z.number().default(0),
  /** Hashes of lines that were said. */
  used: z.array(z.number()).default([]),
  /** What the visitor does not want: `flirt`, `questions`, `topic:family`, `name:jaan`. For good. */
  bounds: z.array(z.string()).default([]),
  /** Heard from the visitor's own verbs. */
  gender: z.enum(['man', 'woman']).optional(),
  /** Whether she is addressed with aap. */
  isAap: z.boolean().optional(),
  /** A question of the visitor's that she had no answer to. */
  pending: z.string().optional(),
  events: z.array(event).default([]),
  /** What the visitor told, in his own words, newest last. */
  told: z.array(z.object({ text: z.string(), at: z.number() })).default([]),
  /** Topics of memory whose people she has asked after: `sister`. */
  askedAfter: z.array(z.string()).default([]),
  /** For how many replies a death or an illness that was told of is not forgotten. */
  grief: z.number().default(0),
  /** A death was told of, at any time. */
  hasLost: z.boolean().default(false),
  /** Chapters told, by chat type. */
  chapters: z.record(z.string(), z.number()).default({}),
  /** A game under way, such as a riddle whose answer is still hers to give. */
  game: z
    .object({
      kind: z.enum(['practice', 'riddle', 'rather', 'guess', 'truth']),
      step: z.number(),
      name: z.string().optional(),
    })
    .optional(),
  /** Replies since his name was last used. */
  sinceName: z.number().default(9),
  /** When she last replied; ISO. */
  at: z.string().optional(),
});

/** What a conversation is about, so far: kept sealed with the chats of one visitor and one companion. */
export type TalkState = z.infer<typeof talkState>;

/** A state as it was kept; a fresh one where there is none, or where it was kept by another version. */
export function readState(kept: string | null): TalkState {
  const parsed = talkState.safeParse(kept === null ? {} : safeJson(kept));
  return parsed.success ? parsed.data : talkState.parse({});
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export const writeState = (state: TalkState): string =>
  JSON.stringify({
    ...state,
    used: state.used.slice(-MOST_USED),
    events: state.events.slice(-12),
    told: state.told.slice(-MOST_TOLD),
    denied: state.denied.slice(-8),
  });

/** A kept state, in which the lines of another one count as said as well. */
export function withUsed(kept: string | null, other: string): string {
  const state = readState(kept);
  return writeState({ ...state, used: [...new Set([...state.used, ...readState(other).used])] });
}

/** What she took him to be in is forgotten, and not come back to. */
export function denySituation(state: TalkState): void {
  if (state.situation) state.denied.push(state.situation);
  delete state.situation;
}

/** Names a line in `used`. */
export const lineHash = fnv1a;
