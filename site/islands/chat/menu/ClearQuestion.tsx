import button from '../../../ui/button.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './menu.module.css';

interface Props {
  name: string;
  onClear: () => void;
  onClose: () => void;
}

/** Asks before everything in a chat goes. */
export const ClearQuestion = ({ name, onClear, onClose }: Props) => (
  <Dialog title="Clear this chat?" isQuestion onClose={onClose}>
    <p>
      Everything said in this chat goes, for you and for {name}: the messages, and what she
      remembers from them. What you told her in other chats stays. You can undo it right after.
    </p>
    <div className={styles.answers}>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={onClose}>
        Keep it
      </button>
      <button type="button" className={`${button.button} ${styles.clear}`} onClick={onClear}>
        Clear
      </button>
    </div>
  </Dialog>
);
