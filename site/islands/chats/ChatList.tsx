import { CHAT_TYPE_LABELS } from '#contract/chat-types.ts';
import { DEFAULT_COMPANION_NAME } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import type { ListedSession } from '#contract/schemas/chat.ts';
import { dayLabel, TODAY } from '../../ui/format/message-day.ts';
import { messageTime } from '../../ui/format/message-time.ts';
import { Face } from '../../ui/portrait/Face.tsx';
import styles from './list.module.css';

interface Props {
  sessions: readonly ListedSession[];
  /** Milliseconds since 1970. */
  now: number;
  onChoose: (chatId: string) => void;
}

/** Chats to continue. */
export const ChatList = ({ sessions, now, onChoose }: Props) => (
  <ul className={styles.list}>
    {sessions.map(({ id, companionName, chatType, companion, lastMessageAt, lastLine, unread }) => (
      <li key={id} className={styles.chat} data-chat-type={chatType} data-companion="card">
        <span className={styles.face}>
          <Face imagePath={companion.imagePath} size={52} isLazy />
        </span>
        <div className={styles.words}>
          <a className={styles.name} href={PAGES.chat(id)} onClick={() => onChoose(id)}>
            {companionName || DEFAULT_COMPANION_NAME}
          </a>
          <p className={styles.facts}>
            <span className={styles.type}>{CHAT_TYPE_LABELS[chatType]}</span>
            <time dateTime={lastMessageAt}>{when(id, lastMessageAt, now)}</time>
          </p>
          {lastLine && (
            <p className={styles.line} dir="auto">
              {lastLine.sender === 'user' && 'You: '}
              {lastLine.content}
            </p>
          )}
        </div>
        {unread > 0 && (
          <span className={styles.unread}>
            {unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </li>
    ))}
  </ul>
);

/** The clock's time today, the day of what is older. */
const when = (id: string, timestamp: string, now: number): string => {
  const day = dayLabel(timestamp, now);
  return day === TODAY ? messageTime(id, timestamp) : day;
};
