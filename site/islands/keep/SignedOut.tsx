import { useEffect, useRef, useState } from 'react';
import { PAGES } from '#contract/pages.ts';
import button from '../../ui/button.module.css';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { useStore } from '../use-store.ts';
import { createKeeping } from './create-keeping.ts';
import styles from './keep.module.css';
import { RecoverSheet } from './RecoverSheet.tsx';

/** This browser has no account; the way back to one is its recovery code. */
export const SignedOut = () => {
  const [keeping] = useState(createKeeping);
  const { sheet, isBusy } = useStore(keeping.$keeping);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.erased}>
      <span className={styles.sign}>
        <MoreIcon name="check" size={40} />
      </span>
      <h1 ref={heading} className={styles.doneTitle} tabIndex={-1}>
        You are signed out
      </h1>
      <p>
        Your chats are not on this phone any more. Your recovery code opens them again, here and
        anywhere.
      </p>
      <button type="button" className={button.button} onClick={keeping.askWords}>
        I have a recovery code
      </button>
      <a className={`${button.button} ${button.quiet}`} href={PAGES.home}>
        Go home
      </a>
      {sheet?.kind === 'recover' && (
        <RecoverSheet
          problem={sheet.problem}
          choice={sheet.choice}
          isBusy={isBusy}
          onRecover={keeping.recover}
          onClose={keeping.close}
        />
      )}
    </div>
  );
};
