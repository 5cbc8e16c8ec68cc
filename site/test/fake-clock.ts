import type { Clock } from '../browser/environment/clock.ts';

/** Milliseconds from one paint of the fake browser to the next. */
export const FRAME_MS = 16;

/** A clock that moves only when told to. */
export const fakeClock = (start = Date.UTC(2026, 0, 1)) => {
  let now = start;
  const timers = new Set<{ due: number; every: number | undefined; call: () => void }>();
  const add = (ms: number, every: number | undefined, call: () => void) => {
    const timer = { due: now + ms, every, call };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const clock: Clock & { advance(ms: number): void; pending(): number } = {
    now: () => now,
    after: (ms, call) => add(ms, undefined, call),
    every: (ms, call) => add(ms, ms, call),
    frame: (call) => add(FRAME_MS, undefined, call),
    pending: () => timers.size,
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        now = next.due;
        if (next.every === undefined) timers.delete(next);
        else next.due += next.every;
        next.call();
      }
      now = end;
    },
  };
  return clock;
};
