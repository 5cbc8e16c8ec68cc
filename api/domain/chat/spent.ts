import type { CallOutcome } from '#db/schema/model-calls.ts';

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
