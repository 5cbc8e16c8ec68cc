/** Time and timers; all in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls once after `ms`; the result cancels the call. */
  after(ms: number, call: () => void): () => void;
  /** Calls every `ms`; the result stops it. */
  every(ms: number, call: () => void): () => void;
  /** Calls once before the next paint, so never while the page is hidden; the result cancels it. */
  frame(call: () => void): () => void;
}

/** The clock of the real browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
  frame: (call) => {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};
