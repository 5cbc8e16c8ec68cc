import { type RefObject, useEffect } from 'react';

/** Brings the message into sight that the visitor came for, and marks it for a moment. */
export const useScrollTo = (list: RefObject<HTMLElement | null>, target: string | null): void => {
  useEffect(() => {
    if (target === null) return;
    const message = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target)}"]`);
    if (!message) return;
    // After the list has gone to its end, as it does when it opens.
    const frame = requestAnimationFrame(() => {
      message.scrollIntoView({ block: 'center' });
      message.tabIndex = -1;
      message.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, target]);
};
