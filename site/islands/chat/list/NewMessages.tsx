import type { RefObject } from 'react';
import styles from '../message/messages.module.css';

interface Props {
  list: RefObject<HTMLElement | null>;
  onGo: () => void;
}

/** Shows a reader who has scrolled up that there are new messages, and leads there. */
export const NewMessages = ({ list, onGo }: Props) => (
  <button
    type="button"
    className={styles.pill}
    // Keeps the focus, and so a phone's keyboard, where it is.
    onPointerDown={(event) => event.preventDefault()}
    onClick={(event) => {
      // A button that was pressed by keyboard goes away with the focus; the list takes it.
      if (event.currentTarget === document.activeElement) list.current?.focus();
      onGo();
    }}
  >
    New messages
  </button>
);
