import type { Clock } from '../environment/clock.ts';

/** Aborts what it guards once nothing has been heard of it for a while. */
export interface Watchdog {
  signal: AbortSignal;
  /** Something was heard. */
  touch(): void;
  /** There is nothing left to guard. */
  stop(): void;
}

/**
 * Starts a watchdog.
 * @param ms the longest silence, in milliseconds
 */
export const startWatchdog = (clock: Pick<Clock, 'after'>, ms: number): Watchdog => {
  const controller = new AbortController();
  const wait = () => clock.after(ms, () => controller.abort());
  let stop = wait();
  return {
    signal: controller.signal,
    touch: () => {
      stop();
      stop = wait();
    },
    stop: () => stop(),
  };
};
