import { PAGES } from '#contract/pages.ts';
import type { Session } from '#contract/schemas/chat.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MoreIcon } from '../../../ui/MoreIcon.tsx';
import styles from './menu.module.css';

interface Props {
  /** Her first name. */
  name: string;
  session: Session;
  /** She has said something. */
  canReport: boolean;
  onChoose: (view: 'search' | 'clear' | 'report') => void;
  onMute: (isMuted: boolean) => void;
  onVersion: (choice: 'try' | 'back') => void;
  onClose: () => void;
}

/** What can be done with a chat. */
export const ChatMenu = (props: Props) => {
  const { name, session, canReport, onChoose, onMute, onVersion, onClose } = props;
  const { version } = session;
  return (
    <Dialog title={name} onClose={onClose}>
      <ul className={styles.actions}>
        <li>
          <a className={styles.action} href={PAGES.profile(session.companion.urlName)}>
            <MoreIcon name="person" size={20} />
            Her profile
          </a>
        </li>
        <li>
          <a className={styles.action} href={`${PAGES.you}#memory-title`}>
            <Icon name="keep" size={20} />
            What she remembers
          </a>
        </li>
        <li>
          <a className={styles.action} href={`${PAGES.you}#story-title`}>
            <MoreIcon name="book" size={20} />
            Our story so far
          </a>
        </li>
        <li>
          <button type="button" className={styles.action} onClick={() => onChoose('search')}>
            <MoreIcon name="search" size={20} />
            Search in this chat
          </button>
        </li>
        <li>
          <button type="button" className={styles.action} onClick={() => onMute(!session.isMuted)}>
            <MoreIcon name="bell" size={20} />
            {session.isMuted ? 'Unmute this chat' : 'Mute this chat'}
          </button>
        </li>
        {(version?.changes || version?.canGoBack) && (
          <li>
            <button
              type="button"
              className={styles.action}
              onClick={() => onVersion(version.changes ? 'try' : 'back')}
            >
              <Icon name="again" size={20} />
              {version.changes ? 'Try her newest version' : 'Back to her as she was'}
            </button>
          </li>
        )}
        {canReport && (
          <li>
            <button type="button" className={styles.action} onClick={() => onChoose('report')}>
              <MoreIcon name="flag" size={20} />
              Report a message
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={`${styles.action} ${styles.grave}`}
            onClick={() => onChoose('clear')}
          >
            <MoreIcon name="bin" size={20} />
            Clear this chat
          </button>
        </li>
      </ul>
      <p className={styles.note}>
        {session.isMuted
          ? 'Muted: nothing of this chat is notified or marked as unread.'
          : `To report another message of ${name}’s, tap the dots below it.`}
        {version && ` Her version: ${version.name}.`}
      </p>
    </Dialog>
  );
};
