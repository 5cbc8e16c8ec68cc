import { useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { useStore } from '../use-store.ts';
import { Browsers } from './Browsers.tsx';
import { createKeeping } from './create-keeping.ts';
import styles from './keep.module.css';
import { PhoneSheet } from './PhoneSheet.tsx';
import { RecoverSheet } from './RecoverSheet.tsx';
import { SignOutSheet } from './SignOutSheet.tsx';
import { WordsSheet } from './WordsSheet.tsx';

interface Props {
  /** Messages that would be missed. */
  balance: number;
  /** Something was bought, so that there is something to lose. */
  hasBought: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** How the account is kept, carried to another phone, and left. */
export const KeepAccount = ({ balance, hasBought, now }: Props) => {
  const [keeping] = useState(createKeeping);
  const { signedIn, sheet, isBusy, problem } = useStore(keeping.$keeping);
  const [hasWritten, setWritten] = useState(false);
  useEffect(() => {
    void keeping.load();
  }, [keeping]);
  const hasCode = signedIn?.recoveryMadeAt != null;
  return (
    <div aria-busy={isBusy}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div
        className={`${styles.card} ${styles.part}`}
        data-urgent={hasBought && signedIn && !hasCode}
      >
        <h3 className={styles.title}>Recovery code</h3>
        <p>
          {hasCode
            ? 'You have one. Twelve words that open this account on any phone, if this one is lost.'
            : 'There is no sign-up, so this browser is your only key. Twelve words bring your chats and messages back on any phone.'}
        </p>
        <button
          type="button"
          className={hasCode ? `${button.button} ${button.quiet}` : button.button}
          disabled={isBusy}
          onClick={() => {
            setWritten(false);
            void keeping.makeWords();
          }}
        >
          {hasCode ? 'Make a new one' : 'Make a recovery code'}
        </button>
        {hasCode && <p className={styles.note}>A new one ends the one you have.</p>}
        <button type="button" className={styles.link} onClick={keeping.askWords}>
          I have a recovery code
        </button>
      </div>
      <div className={`${styles.card} ${styles.part}`}>
        <h3 className={styles.title}>Another phone</h3>
        <p>Scan a code with it, and your chats are there too.</p>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          disabled={isBusy}
          onClick={() => void keeping.showPhone()}
        >
          Show a code to scan
        </button>
      </div>
      {signedIn && (
        <Browsers
          browsers={signedIn.browsers}
          isBusy={isBusy}
          now={now}
          onSignOut={keeping.signOutBrowser}
          onSignOutEverywhere={keeping.signOutEverywhere}
          onSignOutHere={keeping.askSignOut}
        />
      )}
      {sheet?.kind === 'words' && (
        <WordsSheet
          code={sheet.code}
          isWritten={hasWritten}
          onWritten={setWritten}
          onClose={keeping.close}
        />
      )}
      {sheet?.kind === 'phone' && (
        <PhoneSheet url={sheet.url} expiresAt={sheet.expiresAt} onClose={keeping.close} />
      )}
      {sheet?.kind === 'recover' && (
        <RecoverSheet
          problem={sheet.problem}
          choice={sheet.choice}
          isBusy={isBusy}
          onRecover={keeping.recover}
          onClose={keeping.close}
        />
      )}
      {sheet?.kind === 'sign-out' && (
        <SignOutSheet
          hasCode={hasCode}
          isAlone={(signedIn?.browsers.length ?? 1) < 2}
          balance={balance}
          problem={problem}
          isBusy={isBusy}
          onSignOut={keeping.signOut}
          onClose={keeping.close}
        />
      )}
    </div>
  );
};
