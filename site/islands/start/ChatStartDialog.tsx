import { busyText } from '#contract/busy-text.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { ChatStart } from '../../stores/start/chat-start.ts';
import button from '../../ui/button.module.css';
import { CHAT_TYPE_DESCRIPTIONS } from '../../ui/chats/chat-type-descriptions.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from '../../ui/lines.module.css';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { GoOnDialog } from './GoOnDialog.tsx';

interface Props {
  start: ChatStart;
  /** What each type is called on this screen. */
  labels: Readonly<Record<ChatType, string>>;
  /** On the list the others are in sight already; elsewhere the dialog leads to them. */
  isOnList: boolean;
  onStartNew: () => void;
  onChoose: (chatType: ChatType) => void;
  onDismiss: () => void;
}

/** What may stand between Chat Now and a chat: an earlier one, which kind, or that she is busy. */
export const ChatStartDialog = (props: Props) => {
  const { start, labels, isOnList, onStartNew, onChoose, onDismiss } = props;
  if (start.kind === 'returning') {
    const { companion, chats, now } = start;
    return <GoOnDialog name={companion.name} {...{ chats, now, labels, onStartNew, onDismiss }} />;
  }
  if (start.kind === 'choosing') {
    return (
      <Dialog title="Choose Chat Type" onClose={onDismiss}>
        <ul className={styles.lines}>
          {start.companion.suitableForChatTypes.map((chatType) => (
            <li key={chatType} className={styles.line} data-chat-type={chatType}>
              <span className={styles.icon}>
                <MoreIcon name={chatType} />
              </span>
              <div className={styles.words}>
                <button
                  type="button"
                  className={`${styles.go} ${styles.type}`}
                  aria-describedby={`choose-${chatType}`}
                  onClick={() => onChoose(chatType)}
                >
                  {labels[chatType]}
                </button>
                <p id={`choose-${chatType}`} className={styles.note}>
                  {CHAT_TYPE_DESCRIPTIONS[chatType]}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  if (start.kind === 'busy') {
    return (
      <Dialog title="Companion Busy" onClose={onDismiss}>
        <p>{busyText(start.companion.name)}</p>
        {isOnList ? (
          <button type="button" className={button.button} onClick={onDismiss}>
            Okay
          </button>
        ) : (
          <a className={button.button} href={PAGES.companions}>
            Browse Other Companions
          </a>
        )}
      </Dialog>
    );
  }
  return null;
};
