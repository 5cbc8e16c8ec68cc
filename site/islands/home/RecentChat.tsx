import { CHAT_TYPE_LABELS } from '#contract/chat-types.ts';
import { PAGES } from '#contract/page-urls.ts';
import type { User } from '#contract/schemas/user.ts';
import button from '../../ui/button.module.css';
import { messagesLeft } from '../../ui/messages-left.ts';
import styles from './recent.module.css';

interface Props {
  session: NonNullable<User['lastChatSession']>;
  balance: number;
}

/** The way back into the last chat. */
export const RecentChat = ({ session, balance }: Props) => (
  <section className={styles.recent} aria-labelledby="recent-title">
    <div className={styles.text}>
      <h2 id="recent-title" className={styles.title}>
        Continue Recent Chat
      </h2>
      <p className={styles.name}>{session.companionName ?? 'your companion'}</p>
      <p className={styles.facts}>
        <span className={styles.badge}>{CHAT_TYPE_LABELS[session.chatType]}</span>
        <span>{messagesLeft(balance)}</span>
      </p>
    </div>
    <a className={button.button} href={PAGES.chat(session.id)}>
      Continue
    </a>
  </section>
);
