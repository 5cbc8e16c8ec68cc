import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** After Escape, a back gesture, and, unless a choice is asked for, the cross or a tap beside it. */
  onClose: () => void;
  /** A question that should be answered with its own buttons. */
  isQuestion?: boolean;
}

/**
 * A native modal dialog: open while it is shown. The browser keeps the focus inside, makes the rest
 * inert, and gives the focus back to where it was.
 */
export const Dialog = ({ title, children, onClose, isQuestion = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLeaving = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    isLeaving.current = false;
    shown?.showModal();
    // Reading begins at the title, and no button is pressed by a key that was still down.
    heading.current?.focus();
    return () => {
      isLeaving.current = true;
      shown?.close();
    };
  }, []);

  const closeFromBeside = (event: MouseEvent) => {
    if (event.target === dialog.current && !isQuestion) dialog.current.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, natively
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClick={closeFromBeside}
      onClose={() => {
        if (!isLeaving.current) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {!isQuestion && (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
};
