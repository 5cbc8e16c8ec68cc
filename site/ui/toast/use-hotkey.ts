import { type RefObject, useEffect } from 'react';

/** A key that focuses an element from anywhere; the focus goes back when the element goes. */
export const useHotkey = (key: string, target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let before: Element | null = null;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== key || !target.current) return;
      event.preventDefault();
      if (!target.current.contains(document.activeElement)) before = document.activeElement;
      target.current.focus();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [key, target]);
};
