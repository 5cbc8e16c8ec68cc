import { type MouseEvent, useId } from 'react';
import styles from './proposals.module.css';

interface Props {
  proposals: readonly string[];
  draft: string;
  onWrite: (draft: string) => void;
  onSend: () => void;
}

/** Replies to tap: a tap puts one into the composer, a second one sends it. */
export const Proposals = ({ proposals, draft, onWrite, onSend }: Props) => {
  const hint = useId();
  if (proposals.length === 0) return null;
  const send = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It goes away with the rest: whoever came by keyboard stays among the messages.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    onSend();
  };
  return (
    <fieldset className={styles.proposals} aria-live="off" aria-describedby={hint}>
      <legend className="visually-hidden">Proposed replies</legend>
      <span className="visually-hidden" id={hint}>
        The first tap puts one into the message, the second sends it.
      </span>
      {proposals.map((text) => {
        const isChosen = text === draft;
        return (
          <button
            key={text}
            type="button"
            className={styles.proposal}
            data-chosen={isChosen}
            onClick={isChosen ? send : () => onWrite(text)}
          >
            {isChosen && <span className={styles.sends}>Send: </span>}
            <bdi>{text}</bdi>
          </button>
        );
      })}
    </fieldset>
  );
};
