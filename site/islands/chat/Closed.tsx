import { PAGES } from '#contract/pages.ts';
import styles from './chat.module.css';

const takeFocus = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

/** In the composer's place once the visitor's chats are closed. It takes over the focus that the composer had. */
export const Closed = () => (
  <p className={styles.closed} ref={takeFocus} tabIndex={-1}>
    These chats are closed <a href={PAGES.contact}>Write to us</a>
  </p>
);
