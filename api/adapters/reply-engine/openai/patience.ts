import { EndpointError } from '../endpoint-error.ts';

/** How long a server is waited for, in milliseconds. */
export interface Limits {
  /** For the first token, of a thought too. */
  firstTokenMs: number;
  /** Between two tokens. */
  idleMs: number;
  /** For the whole reply. */
  totalMs: number;
}

/**
 * Waits no longer than the limits allow. Data without a token (comments, empty events) is no sign of life.
 * @param signal ends it from outside
 */
export function createPatience({ firstTokenMs, idleMs, totalMs }: Limits, signal: AbortSignal) {
  const controller = new AbortController();
  const give = (what: string) => () =>
    controller.abort(new EndpointError('silent', `The model was silent: ${what}`));
  const total = setTimeout(give('the whole took too long'), totalMs);
  let next = setTimeout(give('no first word came'), firstTokenMs);
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    /** A token came. */
    heard(): void {
      clearTimeout(next);
      next = setTimeout(give('no next word came'), idleMs);
    },
    /** How long to wait for what follows once the reply is complete. */
    waitNoLongerThan(ms: number): void {
      clearTimeout(next);
      next = setTimeout(give('no count came'), ms);
    },
    /** Nothing is waited for. */
    end(): void {
      clearTimeout(total);
      clearTimeout(next);
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;
