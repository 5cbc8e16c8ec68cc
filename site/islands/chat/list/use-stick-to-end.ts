import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';

/** A reader this close to the end, in CSS pixels, is at the end. */
const CLOSE = 96;

/** How long after she begins to type the list is moved, in milliseconds. */
const TYPING_SCROLL_MS = 100;

const toEnd = (element: HTMLElement) => element.scrollTo({ top: element.scrollHeight });

/**
 * Follows the end of a scrolling list: with each new entry, a reply that grows, a picture that loads,
 * the keyboard that opens. For a reader who has scrolled up the position stays, and new messages are announced; what
 * the reader writes always leads to the end.
 * @param list the scrolling element
 * @param isHeard whether a reply is growing below the messages
 * @param isTyping whether she is about to say something
 */
export const useStickToEnd = (
  list: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  isHeard: boolean,
  isTyping: boolean,
): { hasNew: boolean; goToEnd: () => void } => {
  const atEnd = useRef(true);
  const seen = useRef<readonly Message[]>([]);
  const [hasNew, setHasNew] = useState(false);

  const goToEnd = useCallback(() => {
    atEnd.current = true;
    setHasNew(false);
    if (list.current) toEnd(list.current);
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd(element);
    });
    let lastTop = element.scrollTop;
    const noteScroll = () => {
      const isClose = element.scrollHeight - element.scrollTop - element.clientHeight < CLOSE;
      // A list that grew has moved its end away; only a move upwards says that the reader left it.
      atEnd.current = isClose || (atEnd.current && element.scrollTop >= lastTop);
      lastTop = element.scrollTop;
      if (atEnd.current) setHasNew(false);
    };
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', noteScroll);
    };
  }, [list]);

  const newest = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these are a reason to scroll
  useEffect(() => {
    const isNew = newest !== undefined && !seen.current.some(({ id }) => id === newest.id);
    seen.current = messages;
    if (!isNew && !isHeard) return;
    if (atEnd.current || (isNew && newest.sender === 'user')) goToEnd();
    else setHasNew(true);
  }, [newest?.id, isHeard]);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => {
      if (atEnd.current) goToEnd();
    }, TYPING_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [isTyping, goToEnd]);

  return { hasNew, goToEnd };
};
