import { useEffect, useRef } from 'react';
import { PAGES } from '#contract/pages.ts';
import styles from './chat.module.css';

/** In the composer's place once the visitor's chats are closed. It takes over the focus that the composer had. */
export const Closed = () => {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p className={styles.closed} ref={line} tabIndex={-1}>
      These chats are closed <a href={PAGES.contact}>Write to us</a>
    </p>
  );
};
