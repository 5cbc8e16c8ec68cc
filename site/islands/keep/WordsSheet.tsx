import { savePicture } from '../../browser/phone/save-picture.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './keep.module.css';

interface Props {
  /** Twelve words with spaces between. */
  code: string;
  isWritten: boolean;
  onWritten: (isWritten: boolean) => void;
  onClose: () => void;
}

/** The recovery code, which is shown this once. */
export const WordsSheet = ({ code, isWritten, onWritten, onClose }: Props) => {
  const words = code.split(' ');
  return (
    <Dialog title="Your recovery code" isQuestion onClose={onClose}>
      <div className={styles.paper}>
        <p>
          Write these words down in their order. Whoever has them has your chats and messages, and
          nobody, we neither, can show them again.
        </p>
        <ol className={styles.words}>
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none moves
            <li key={at}>{word}</li>
          ))}
        </ol>
      </div>
      <div className={styles.answers}>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => void savePicture('jaanu-recovery-code.png', words)}
        >
          Save as a picture
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => window.print()}
        >
          Print
        </button>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isWritten}
          onChange={(event) => onWritten(event.target.checked)}
        />
        I have written it down
      </label>
      <button type="button" className={button.button} disabled={!isWritten} onClick={onClose}>
        Done
      </button>
    </Dialog>
  );
};
