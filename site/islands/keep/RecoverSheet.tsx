import { useState } from 'react';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './keep.module.css';

interface Props {
  problem: string | null;
  /** What to ask a visitor whose account here would be lost; null: nothing. */
  choice: string | null;
  isBusy: boolean;
  onRecover: (code: string, own: 'leave' | 'join' | null) => void;
  onClose: () => void;
}

/** The words of an account are typed, or pasted. */
export const RecoverSheet = ({ problem, choice, isBusy, onRecover, onClose }: Props) => {
  const [code, setCode] = useState('');
  const count = code.match(/[a-z]+/gi)?.length ?? 0;
  return (
    <Dialog title="Open your account" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onRecover(code, null);
        }}
      >
        <label className={styles.label} htmlFor="recovery-words">
          The twelve words of your recovery code
        </label>
        <textarea
          id="recovery-words"
          className={styles.input}
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          aria-describedby="recovery-count"
          onChange={(event) => setCode(event.target.value)}
        />
        <p id="recovery-count" className={styles.seen}>
          {count} of 12 words
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {choice === null ? (
          <button type="submit" className={button.button} disabled={count !== 12 || isBusy}>
            {isBusy ? 'Opening...' : 'Open it here'}
          </button>
        ) : (
          <>
            <p role="alert">{choice}</p>
            <button
              type="button"
              className={button.button}
              disabled={isBusy}
              onClick={() => onRecover(code, 'join')}
            >
              Join the two
            </button>
            <button
              type="button"
              className={`${button.button} ${button.quiet}`}
              disabled={isBusy}
              onClick={() => onRecover(code, 'leave')}
            >
              Leave this browser’s account behind
            </button>
          </>
        )}
      </form>
    </Dialog>
  );
};
