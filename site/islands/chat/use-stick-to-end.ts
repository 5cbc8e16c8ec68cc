import { type RefObject, useEffect, useRef } from 'react';

/** A reader this close to the end, in CSS pixels, is at the end. */
const CLOSE = 96;

const toEnd = (element: HTMLElement) => element.scrollTo({ top: element.scrollHeight });

/**
 * Keeps the end of a scrolling list in view: goes there with each new entry, and stays there when
 * a picture loads or the keyboard opens, unless the reader has scrolled up.
 * @param newest changes with each new entry
 */
export const useStickToEnd = (
  newest: string | undefined,
  typing: boolean,
): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd(element);
    });
    let lastTop = 0;
    const noteScroll = () => {
      const isClose = element.scrollHeight - element.scrollTop - element.clientHeight < CLOSE;
      // A list that grew has moved its end away; only a move upwards says that the reader left it.
      atEnd.current = isClose || (atEnd.current && element.scrollTop >= lastTop);
      lastTop = element.scrollTop;
    };
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', noteScroll);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is the reason to scroll
  useEffect(() => {
    if (list.current) toEnd(list.current);
    atEnd.current = true;
  }, [newest, typing]);

  return list;
};
