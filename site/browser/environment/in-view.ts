/**
 * Watches whether an element is in the viewport. A browser that cannot tell counts it as seen.
 * @param call hears the state at first and every change
 * @returns stops watching
 */
export type InView = (element: Element, call: (isSeen: boolean) => void) => () => void;

/** What the real browser says. */
export const browserInView: InView = (element, call) => {
  if (typeof IntersectionObserver === 'undefined') {
    call(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1);
    if (newest) call(newest.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
};
