import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon.tsx';
import styles from './toast.module.css';
import { ACTION_TOAST_MS, TOAST_MS, type ToastProps } from './toast-text.ts';
import { useFocusBack } from './use-focus-back.ts';

/** How far to the right a swipe has to go, in CSS pixels. */
const SWIPE_PX = 50;

/** A toast over everything: F8 focuses it, a swipe to the right or Escape puts it away. */
export const Toast = ({ notice, isOpen, onHide }: ToastProps) => {
  const region = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const noteFocus = useFocusBack(region, isOpen);

  // What is outside an open dialog is below it and inert, so the toast goes inside; out of one
  // that closes it comes back.
  useLayoutEffect(() => {
    setPlace(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays.
    event.preventDefault();
    onHide();
  };

  if (!place) return null;
  return (
    <Provider
      duration={notice.action ? ACTION_TOAST_MS : TOAST_MS}
      swipeThreshold={SWIPE_PX}
      announcerContainer={place}
    >
      <Root
        className={styles.toast}
        type={notice.isDestructive || notice.action ? 'foreground' : 'background'}
        open={isOpen}
        data-destructive={notice.isDestructive}
        onOpenChange={(open) => !open && onHide()}
        onKeyDown={closeOnEscape}
      >
        <div>
          <Title className={styles.title}>{notice.title}</Title>
          <Description>{notice.text}</Description>
        </div>
        {notice.action && (
          <Action
            className={styles.action}
            altText={`${notice.action.label}: ${notice.title}`}
            onClick={notice.action.act}
          >
            {notice.action.label}
          </Action>
        )}
        <Close className={styles.close} aria-label="Close">
          <Icon name="close" size={20} />
        </Close>
      </Root>
      {createPortal(
        <Viewport ref={region} className={styles.region} hotkey={['F8']} onFocus={noteFocus} />,
        place,
      )}
    </Provider>
  );
};
