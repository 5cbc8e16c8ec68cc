import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to where it was when the element that has it is removed.
 * @returns what the element calls when it, or something in it, is focused
 */
export const useFocusBack = (element: RefObject<HTMLElement | null>, isOpen: boolean) => {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const { activeElement } = document;
      const isLost =
        activeElement === document.body || element.current?.contains(activeElement) === true;
      if (isLost && before.current?.isConnected) before.current.focus();
    };
  }, [element, isOpen]);

  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget;
    }
  };
};
