import type { ChatType } from '#contract/chat-types.ts';
import type { CallOutcome, CallPurpose } from '#db/schema/chat/model-calls.ts';

/** What a call of a model took. */
export interface Spent {
  endpoint: string;
  model: string;
  outcome: CallOutcome;
  inputTokens: number;
  /** Of those, the ones that the server had already. */
  cachedTokens: number;
  /** Thoughts counted. */
  outputTokens: number;
  reasoningTokens: number;
  /** The server did not count. */
  isEstimated: boolean;
  /** Millionths of a rupee; null where no price is known. */
  microRupees: number | null;
  /** Null where no word came. */
  firstWordMs: number | null;
  totalMs: number;
}

/** What is known of a call of a model before it is made. */
export interface AsksModel {
  /** Of the first one, where there are several. */
  endpoint: string;
  model: string;
  /** What a reply costs at most, of all that may be asked for it, in millionths of a rupee; null where no price is known. */
  mostMicroRupees: number | null;
}

/** What calls of a model are for. */
export interface CalledFor {
  turnId: string | null;
  purpose: CallPurpose;
  companionId: string;
  chatType: ChatType;
  isFree: boolean;
}

/** For whom a model is asked. */
export interface CalledBy {
  userId: string;
  /** A message pays for it, unless that is given back. */
  isPaid: boolean;
}

/** Running calls, recorded with the most that they can cost. */
export interface BegunCalls extends CalledFor, CalledBy {
  id: string;
  /** In India, as YYYY-MM-DD. */
  day: string;
  microRupees: number;
}

/** Why no model is asked for a reply. */
type Spared =
  /** First words are written ones. */
  | 'welcome'
  /** What free replies may cost in a day is spent. */
  | 'budget'
  /** The visitor has made the calls of the day that no message pays for. */
  | 'visitor';

/** Decides when no model is asked; where one is, its maximum cost is recorded before. */
export type ModelUse = (
  what: CalledFor & CalledBy,
  asks: AsksModel,
) => Promise<{ kind: 'spared'; why: Spared } | { kind: 'begun'; calls: BegunCalls }>;
