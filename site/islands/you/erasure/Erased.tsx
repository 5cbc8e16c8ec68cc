import { useEffect, useRef } from 'react';
import { PAGES } from '#contract/pages.ts';
import button from '../../../ui/button.module.css';
import { MoreIcon } from '../../../ui/MoreIcon.tsx';
import styles from './erased.module.css';

interface Props {
  /** For how many days the operator has to keep a sealed copy; 0: not at all. */
  keptDays: number;
}

/** Nothing is left to be used; whoever has just erased it hears so. */
export const Erased = ({ keptDays }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.erased}>
      <span className={styles.sign}>
        <MoreIcon name="check" size={40} />
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {keptDays > 0 ? 'It is erased' : 'Everything is gone'}
      </h1>
      <p>Your chats and your account are erased, here and on our side.</p>
      {keptDays > 0 && (
        <p className={styles.note}>
          The copy that the law makes us keep is sealed, and destroyed after {keptDays} days.
        </p>
      )}
      <p className={styles.note}>
        All that stays in this browser is a random name, so that free messages are given only once.
        Only if you start a chat again will there be a new account.
      </p>
      <a className={button.button} href={PAGES.home}>
        Go home
      </a>
    </div>
  );
};
