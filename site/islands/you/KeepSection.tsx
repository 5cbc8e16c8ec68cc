import { useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './data.module.css';
import you from './you.module.css';

const KeepAccount = lazyPart(() =>
  import('../keep/KeepAccount.tsx').then((part) => part.KeepAccount),
);

interface Props {
  /** Messages that would be missed. */
  balance: number;
  /** Something was bought, so that there is something to lose. */
  hasBought: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** The way to keep the account; what is behind it is fetched with the first tap. */
export const KeepSection = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (window.location.hash === '#keep') setOpen(true);
  }, []);
  return (
    <section id="keep" className={you.led} aria-labelledby="keep-title" tabIndex={-1}>
      <h2 id="keep-title" className={you.heading}>
        Keep this account
      </h2>
      {isOpen ? (
        <KeepAccount {...props} />
      ) : (
        <div className={`${you.card} ${styles.data}`}>
          <p>This browser is your only key. A recovery code brings your chats back on any phone.</p>
          <button type="button" className={button.button} onClick={() => setOpen(true)}>
            Recovery code and sign-ins
          </button>
        </div>
      )}
    </section>
  );
};
