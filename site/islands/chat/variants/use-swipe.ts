import { type RefObject, useEffect } from 'react';

/** A finger that went so far, in CSS pixels, and mostly sideways has swiped. */
const FAR = 48;

/**
 * Hears swipes over her newest message.
 * @param list what it is looked for in
 * @param onSwipe -1: to the right, back; 1: to the left, on
 */
export const useSwipe = (
  list: RefObject<HTMLElement | null>,
  onSwipe: (step: -1 | 1) => void,
): void => {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let begin: Touch | undefined;
    const start = ({ touches, target }: TouchEvent) => {
      const hers = element.querySelectorAll('article[data-sender="ai"][data-type="text"]');
      const newest = hers[hers.length - 1];
      const isOn = touches.length === 1 && target instanceof Node && newest?.contains(target);
      begin = isOn ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!begin || !touch) return;
      const [x, y] = [touch.clientX - begin.clientX, touch.clientY - begin.clientY];
      begin = undefined;
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x > 0 ? -1 : 1);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  }, [list, onSwipe]);
};
