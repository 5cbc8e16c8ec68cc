import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';

/** A refused request. Its message is the status, a colon, a space and the body. */
export class ApiError extends Error {
  readonly status: number;
  /** The code of the body, or undefined where the answer is not one of ours (a proxy's, say). */
  readonly code: ErrorCode | undefined;
  /** The body's sentence for the visitor; undefined where the answer is not one of ours. */
  readonly sentence: string | undefined;
  /** When it may be tried again, in milliseconds; undefined: the server does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfterMs?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = codeOf(body);
    this.retryAfterMs = retryAfterMs;
    this.sentence = this.code && JSON.parse(body).error;
  }
}

const codeOf = (body: string): ErrorCode | undefined => {
  try {
    const { code } = JSON.parse(body);
    return code in ERROR_STATUS ? code : undefined;
  } catch {
    return undefined;
  }
};

/** The refusal that an `error` event represents; its body is the one a plain answer would have had. */
export const refusalInStream = (body: string): ApiError =>
  new ApiError(ERROR_STATUS[codeOf(body) ?? 'internal'], '', body);

/** Whether a call was refused with this status. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** What the server says to the visitor of a refusal; undefined where it was not ours. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.sentence : undefined;

/** The text for a visitor whose chats are closed; undefined for any other error. */
export const closedSentence = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code === 'underage' || error.code === 'suspended')
    ? error.sentence
    : undefined;

/** Why nobody can chat at present, in the operators' words; undefined for any other error. */
export const pausedSentence = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'paused' ? error.sentence : undefined;

/** What a gateway answers while our server is away, and our server while its database is. */
const AWAY = [502, 503, 504];

/**
 * Whether a call went missing on the way, so that nobody here knows what became of it: no network, a
 * stream that was cut off, a server that is away. Such a call may be repeated under the same name.
 */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || (AWAY.includes(error.status) && error.code !== 'reply_failed');
