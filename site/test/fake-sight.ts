import type { Sight } from '../browser/sight.ts';

/** A window in which elements stand only where a test puts them. */
export const fakeSight = () => {
  const watched = new Map<Element, (isSeen: boolean) => void>();
  const sight: Sight = (element, call) => {
    watched.set(element, call);
    return () => void watched.delete(element);
  };
  return {
    sight,
    watched: () => watched.size,
    /** Moves an element into the window or out of it. */
    show: (element: Element, isSeen: boolean) => watched.get(element)?.(isSeen),
  };
};
