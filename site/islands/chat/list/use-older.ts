import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatState } from '../../../stores/chat/state/chat-state.ts';

/** A reader this close to the top, in CSS pixels, will soon want what is above. */
const NEAR_TOP = 320;

/**
 * Asks for older messages near the top of a scrolling list, and keeps what is being read in its place
 * when something comes above it.
 * @param list the scrolling element; its messages are `article`s
 * @param oldest the id of its first message
 */
export const useOlder = (
  list: RefObject<HTMLElement | null>,
  oldest: string | undefined,
  older: ChatState['older'],
  onOlder: () => void,
): void => {
  const anchor = useRef<{ element: HTMLElement; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these change what is above
  useLayoutEffect(() => {
    const { current: scroller } = list;
    if (!scroller) return;
    const { element, top } = anchor.current ?? {};
    if (element?.isConnected && top !== undefined) scroller.scrollTop += element.offsetTop - top;
    const first = scroller.querySelector('article');
    anchor.current = first && { element: first, top: first.offsetTop };
  }, [list, oldest, older]);

  useEffect(() => {
    const { current: scroller } = list;
    if (!scroller || older !== 'more') return;
    const look = () => {
      if (scroller.scrollTop < NEAR_TOP) onOlder();
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [list, older, onOlder]);
};
