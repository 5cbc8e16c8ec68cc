import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** How far to the right a swipe has to go, in CSS pixels (spec section 9). */
export const SWIPE_PX = 50;

/** A finger that rests moves this much, in CSS pixels; less is a tap. */
const SLACK_PX = 6;

interface Handlers {
  onStart: () => void;
  /** It was let go before it was far enough. */
  onBack: () => void;
  onAway: () => void;
}

/** Props of an element that is swiped away to the right. */
export const useSwipe = ({ onStart, onBack, onAway }: Handlers) => {
  const from = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);

  const end = (isFar: boolean) => {
    if (from.current === null) return;
    from.current = null;
    setDistance(0);
    if (isFar) onAway();
    else onBack();
  };

  const style: CSSProperties = distance > 0 ? { transform: `translateX(${distance}px)` } : {};
  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = event.clientX;
      onStart();
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return;
      const moved = event.clientX - from.current;
      if (moved <= SLACK_PX && distance === 0) return;
      setDistance(Math.max(0, moved));
      // Followed beyond its edges, and no longer a tap on what is below the finger.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) =>
      end(from.current !== null && event.clientX - from.current >= SWIPE_PX),
    onPointerCancel: () => end(false),
  };
};
