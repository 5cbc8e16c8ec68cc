import type { InView } from '../browser/environment/in-view.ts';

/** A window in which elements stand only where a test puts them. */
export const fakeInView = () => {
  const watched = new Map<Element, (isSeen: boolean) => void>();
  const inView: InView = (element, call) => {
    watched.set(element, call);
    return () => void watched.delete(element);
  };
  return {
    inView,
    watched: () => watched.size,
    /** Moves an element into the window or out of it. */
    show: (element: Element, isSeen: boolean) => watched.get(element)?.(isSeen),
  };
};
