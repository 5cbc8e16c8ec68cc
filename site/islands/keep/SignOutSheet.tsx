import { useState } from 'react';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './keep.module.css';

interface Props {
  hasCode: boolean;
  /** No other browser is signed in. */
  isAlone: boolean;
  balance: number;
  problem: string | null;
  isBusy: boolean;
  onSignOut: () => void;
  onClose: () => void;
}

/** The question before this browser is signed out, with what would be lost by it. */
export const SignOutSheet = (props: Props) => {
  const { hasCode, isAlone, balance, problem, isBusy, onSignOut, onClose } = props;
  const [isUnderstood, setUnderstood] = useState(false);
  const isFinal = !hasCode && isAlone;
  return (
    <Dialog title="Sign out here?" isQuestion onClose={onClose}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isFinal ? (
        <>
          <p>
            You have no recovery code, and no other browser is signed in: nobody could open this
            account again. Its chats and {balance} {balance === 1 ? 'message' : 'messages'} would be
            lost.
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isUnderstood}
              onChange={(event) => setUnderstood(event.target.checked)}
            />
            I understand that I lose them
          </label>
        </>
      ) : (
        <p>
          {hasCode
            ? 'Your recovery code opens the account again, here and anywhere.'
            : 'The account stays open in your other browser.'}
        </p>
      )}
      <div className={styles.answers}>
        <button type="button" className={button.button} disabled={isBusy} onClick={onClose}>
          Stay signed in
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          disabled={isBusy || (isFinal && !isUnderstood)}
          onClick={onSignOut}
        >
          Sign out
        </button>
      </div>
    </Dialog>
  );
};
