import { useState } from 'react';
import { PREMIUM_ABOVE } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './balance.module.css';

/** How many messages are left, and the way to more. */
export const BalanceLink = ({ chatId, balance }: { chatId: string; balance: number }) => {
  const [first] = useState(balance);
  return (
    <a className={styles.balance} href={PAGES.paywall(chatId)}>
      <span className={styles.pill}>
        <span className={styles.left}>
          <span key={balance} className={balance === first ? styles.count : styles.ticking}>
            {balance}
          </span>{' '}
          messages left
        </span>
        <span className={styles.plus}>
          <Icon name="plus" size={14} />
        </span>
      </span>
      <span className={styles.plan}>{balance > PREMIUM_ABOVE ? 'Premium' : 'Free chat'}</span>
      <span className="visually-hidden">, get more messages</span>
    </a>
  );
};
