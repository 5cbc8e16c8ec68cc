import { PAGES } from '#contract/page-urls.ts';
import button from '../../ui/button.module.css';
import { messagesLeft } from '../../ui/messages-left.ts';
import styles from './balance.module.css';

interface Props {
  balance: number;
  /** The newest chat; packs are bought from one. Null where there is none yet. */
  chatId: string | null;
  /** Why the account began without free messages. */
  notice: string | null;
}

/** What is left, and the way to more. */
export const Balance = ({ balance, chatId, notice }: Props) => (
  <section className={styles.balance} aria-label="Balance">
    <p className={styles.left}>{messagesLeft(balance)}</p>
    {notice && balance === 0 && <p className={styles.notice}>{notice}</p>}
    {chatId === null ? (
      <a className={`${button.button} ${button.bright}`} href={PAGES.companions}>
        Start a chat
      </a>
    ) : (
      <a className={`${button.button} ${button.bright}`} href={PAGES.paywall(chatId)}>
        Get more messages
      </a>
    )}
  </section>
);
