import { CHAT_TYPE_LABELS } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { User } from '#contract/schemas/user.ts';
import button from '../../ui/button.module.css';
import { messagesLeft } from '../../ui/format/messages-left.ts';
import { Face } from '../../ui/portrait/Face.tsx';
import styles from './recent.module.css';

interface Props {
  session: NonNullable<User['lastChatSession']>;
  /** Hers; null where it is not known. */
  imagePath: string | null;
  balance: number;
}

/** The way back into the last chat, at the lower edge of the window: it comes late and moves nothing. */
export const RecentChat = ({ session, imagePath, balance }: Props) => (
  <section className={styles.recent} aria-labelledby="recent-title" data-companion="card">
    <div className={styles.top}>
      <h2 id="recent-title" className={styles.title}>
        Continue Recent Chat
      </h2>
      <a className={styles.all} href={PAGES.chats}>
        Your chats
      </a>
    </div>
    <span className={styles.face}>{imagePath && <Face imagePath={imagePath} size={44} />}</span>
    <p className={styles.name}>{session.companionName ?? 'your companion'}</p>
    <a className={`${button.button} ${styles.go}`} href={PAGES.chat(session.id)}>
      Continue
    </a>
    <p className={styles.facts}>
      <span className={styles.badge}>{CHAT_TYPE_LABELS[session.chatType]}</span>
      <span>{messagesLeft(balance)}</span>
    </p>
  </section>
);
