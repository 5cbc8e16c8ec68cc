import type { Clock } from '../../../browser/environment/clock.ts';

/** Shows only the newest of the values that come between two paints of the screen. */
export const createFramePainter = <Value>(
  { frame }: Pick<Clock, 'frame'>,
  show: (value: Value) => void,
) => {
  let stopFrame: (() => void) | undefined;
  let newest: Value;
  return {
    paint: (value: Value) => {
      newest = value;
      stopFrame ??= frame(() => {
        stopFrame = undefined;
        show(newest);
      });
    },
    /** What has not been shown yet never will be. */
    stop: () => {
      stopFrame?.();
      stopFrame = undefined;
    },
  };
};
