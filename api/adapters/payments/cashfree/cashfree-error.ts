const REPEATS = new Set(['idempotency_error', 'idempotency_key_mismatch']);

/**
 * Cashfree refused, or gave no answer that can be used. Holds nothing of the request, whose headers
 * carry the secret.
 */
export class CashfreeError extends Error {
  override name = 'CashfreeError';
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  /** Cashfree's own word, or ours: `timeout`, `unreachable`, `nonsense`. */
  readonly code: string;
  /** What kind of refusal Cashfree calls it; several codes are of one kind. */
  readonly type: string | undefined;
  /** With 429: how long Cashfree wants to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: string,
    message: string,
    { status, type, retryAfterMs }: { status?: number; type?: string; retryAfterMs?: number } = {},
  ) {
    super(`Cashfree: ${status ?? 'no answer'}, ${code}: ${message}`);
    this.code = code;
    this.status = status;
    this.type = type;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether Cashfree may have done what it was asked: it failed, or its answer was incomplete. */
  get mayHaveActed(): boolean {
    const { status, code } = this;
    return status === undefined || status >= 500 || (status < 300 && code === 'nonsense');
  }

  /** Whether Cashfree knows the key already: what it was sent with is there, in these words or in others. */
  get isRepeat(): boolean {
    return [this.type, this.code].some((word) => word !== undefined && REPEATS.has(word));
  }

  /** Whether Cashfree said that the resource does not exist; a 404 from anything in between does not count. */
  get isAbsent(): boolean {
    return this.status === 404 && this.code.endsWith('_not_found');
  }
}

/** An answer in JSON that is not what was asked for. */
export const nonsense = (what: string): CashfreeError =>
  new CashfreeError('nonsense', `${what} makes no sense`, { status: 200 });
