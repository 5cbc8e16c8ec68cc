import { MESSAGE_MAX_LENGTH } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import type { SharedState } from '../../stores/chats/shared-words.ts';
import button from '../../ui/button.module.css';
import styles from './shared.module.css';

interface Props {
  shared: SharedState;
  /** There is a chat to choose. */
  hasChats: boolean;
  onAccept: () => void;
  onDiscard: () => void;
}

/** What another app has shared, above the chats it may go into. */
export const SharedWords = ({ shared, hasChats, onAccept, onDiscard }: Props) => {
  if (shared.kind === 'none') return null;
  if (shared.kind === 'lost') {
    return (
      <p className={styles.lost} role="status">
        What you shared did not arrive here. Please share it once more.
      </p>
    );
  }
  const words = (
    <blockquote className={styles.words} dir="auto">
      {shared.words}
    </blockquote>
  );
  const discard = (
    <button type="button" className={`${button.button} ${styles.answer}`} onClick={onDiscard}>
      Discard
    </button>
  );
  if (shared.isDoubtful) {
    return (
      <section className={styles.shared} aria-labelledby="shared-title">
        <h2 id="shared-title" className={styles.title}>
          Did you share this?
        </h2>
        {words}
        <p className={styles.about}>
          Another website may have put it here. It goes into no chat before you say so.
        </p>
        <div className={styles.answers}>
          <button type="button" className={`${button.button} ${styles.answer}`} onClick={onAccept}>
            Yes, I did
          </button>
          {discard}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.shared} aria-labelledby="shared-title">
      <h2 id="shared-title" className={styles.title}>
        {hasChats ? 'Choose a chat for what you shared' : 'What you shared'}
      </h2>
      {words}
      <p className={styles.about}>
        {shared.isCut &&
          `One message holds ${MESSAGE_MAX_LENGTH} characters: the rest is left out. `}
        {hasChats ? 'It will stand' : 'Start a chat, and it will stand'} where you write. Nothing is
        sent before you send it.
      </p>
      <div className={styles.answers}>
        {hasChats && (
          <a className={`${button.button} ${styles.answer}`} href={PAGES.companions}>
            Start a new chat
          </a>
        )}
        {discard}
      </div>
    </section>
  );
};
