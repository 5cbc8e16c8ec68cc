const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3600;

/** Seconds until the provider is asked again: each look is further from the last, so none holds up the others. */
export const lookPause = (looks: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** looks, LONGEST_PAUSE_SECONDS);
