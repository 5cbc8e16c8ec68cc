import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastBody } from './PlainToast.tsx';
import styles from './toast.module.css';
import type { ToastProps } from './toast-text.ts';
import { useHotkey } from './use-hotkey.ts';
import { useSwipe } from './use-swipe.ts';

/** Focuses the toast from anywhere (spec section 9). */
const HOTKEY = 'F8';

/** A toast over everything: F8 focuses it, a swipe to the right or Escape puts it away. */
export const Toast = ({ notice, onHide, onPause, onResume }: ToastProps) => {
  const region = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const swipe = useSwipe({ onStart: onPause, onBack: onResume, onAway: onHide });
  useHotkey(HOTKEY, region);

  // What is outside an open dialog lies below it and is inert, so the toast goes inside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice looks anew
  useLayoutEffect(() => {
    setPlace(document.querySelector('dialog[open]') ?? document.body);
  }, [notice]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays.
    event.preventDefault();
    onHide();
  };

  if (!place) return null;
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={`Notifications (${HOTKEY})`}
      tabIndex={-1}
      onFocus={onPause}
      onBlur={onResume}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onKeyDown={closeOnEscape}
    >
      <div
        key={notice.title}
        className={styles.toast}
        role={notice.isDestructive ? 'alert' : 'status'}
        data-destructive={notice.isDestructive}
        {...swipe}
      >
        <ToastBody notice={notice} onHide={onHide} />
      </div>
    </section>,
    place,
  );
};
