import { PAGES } from '#contract/pages.ts';
import button from '../../../ui/button.module.css';
import { messagesLeft } from '../../../ui/format/messages-left.ts';
import styles from './balance.module.css';

interface Props {
  balance: number;
  /** The newest chat; packs are bought from one. Null where there is none yet. */
  chatId: string | null;
  /** Why the account began without free messages. */
  notice: string | null;
  /** Why the visitor's chats are closed, and what to do about unspent messages; null while they are open. */
  closed: string | null;
}

/** What is left, and the way to more; for a suspended visitor, whom to write to. */
export const Balance = ({ balance, chatId, notice, closed }: Props) => (
  <section className={styles.balance} aria-label="Balance">
    <p className={styles.left}>{messagesLeft(balance)}</p>
    {notice && balance === 0 && <p className={styles.notice}>{notice}</p>}
    {closed ? (
      <>
        <p className={styles.notice} dir="auto">
          {closed}
        </p>
        <a className={`${button.button} ${button.ghost}`} href={PAGES.contact}>
          Write to us
        </a>
      </>
    ) : chatId === null ? (
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
