import type { ChatType } from '#contract/chat-types.ts';
import { DEFAULT_COMPANION_NAME } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import type { ListedSession } from '#contract/schemas/chat.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { firstNameOf } from '../../ui/format/first-name.ts';
import { dayLabel } from '../../ui/format/message-day.ts';
import { messageTime } from '../../ui/format/message-time.ts';
import styles from '../../ui/lines.module.css';
import { MoreIcon } from '../../ui/MoreIcon.tsx';

interface Props {
  /** The companion's whole name. */
  name: string;
  /** The visitor's chats with her, newest first. */
  chats: readonly ListedSession[];
  /** Milliseconds since 1970. */
  now: number;
  labels: Readonly<Record<ChatType, string>>;
  onStartNew: () => void;
  onDismiss: () => void;
}

/** The visitor has talked with her before: back into one of those chats, or a new one. */
export const GoOnDialog = ({ name, chats, now, labels, onStartNew, onDismiss }: Props) => (
  <Dialog title={`Go on with ${firstNameOf(name) || DEFAULT_COMPANION_NAME}?`} onClose={onDismiss}>
    <ul className={styles.lines}>
      {chats.map(({ id, chatType, lastMessageAt }) => (
        <li key={id} className={styles.line} data-chat-type={chatType}>
          <span className={styles.icon}>
            <MoreIcon name={chatType} />
          </span>
          <div id={`chat-${id}`} className={styles.words}>
            <p className={styles.type}>{labels[chatType]}</p>
            <p className={styles.note}>
              <time dateTime={lastMessageAt}>
                {dayLabel(lastMessageAt, now)},{' '}
                <span className={styles.clock}>{messageTime(id, lastMessageAt)}</span>
              </time>
            </p>
          </div>
          <a className={styles.go} href={PAGES.chat(id)} aria-describedby={`chat-${id}`}>
            Go on
          </a>
        </li>
      ))}
    </ul>
    <button type="button" className={`${button.button} ${button.quiet}`} onClick={onStartNew}>
      Start a new chat
    </button>
  </Dialog>
);
