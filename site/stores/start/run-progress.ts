import type { Environment } from '../../browser/environment/environment.ts';

/** Bounds of the random time from 0 to 100 %, and the time between two steps, in milliseconds. */
export const LOADING_MIN_MS = 1000;
export const LOADING_MAX_MS = 3000;
export const LOADING_STEP_MS = 30;

/**
 * Counts from 0 to 100 in a random time and ends there by itself.
 * @param onProgress hears every step; the last one is exactly 100
 * @returns stops it
 */
export const runProgress = (
  { clock, random }: Pick<Environment, 'clock' | 'random'>,
  onProgress: (progress: number) => void,
): (() => void) => {
  const begun = clock.now();
  const duration = LOADING_MIN_MS + random.number() * (LOADING_MAX_MS - LOADING_MIN_MS);
  const stop = clock.every(LOADING_STEP_MS, () => {
    const progress = Math.min(100, ((clock.now() - begun) / duration) * 100);
    if (progress === 100) stop();
    onProgress(progress);
  });
  return stop;
};
