import type { ReactNode } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { MoreIcon } from '../../../ui/MoreIcon.tsx';
import styles from './menu.module.css';

const AskLater = lazyPart(() => import('../../push/AskLater.tsx').then((part) => part.AskLater));

export interface MessageActions {
  onCopy: (id: string) => void;
  onRemember: (id: string, isWanted: boolean) => void;
  onEdit: (id: string) => void;
  onReport: (id: string) => void;
}

interface Props extends MessageActions {
  message: Message;
  /** The companion's first name. */
  name: string;
  /** Its words may be changed. */
  canEdit: boolean;
  onClose: () => void;
}

/** What can be done with one message. */
export const MessageMenu = (props: Props) => {
  const { message, name, canEdit, onClose } = props;
  const { id, sender, content, remembered } = message;
  const action = (icon: ReactNode, words: string, act: () => void) => (
    <li>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          onClose();
          act();
        }}
      >
        {icon}
        {words}
      </button>
    </li>
  );
  return (
    <Dialog title={sender === 'user' ? 'Your message' : `Message of ${name}`} onClose={onClose}>
      <p className={styles.words} dir="auto">
        {content}
      </p>
      <ul className={styles.actions}>
        {remembered
          ? action(<Icon name="close" size={20} />, 'Forget this', () =>
              props.onRemember(id, false),
            )
          : action(<Icon name="keep" size={20} />, 'Remember this', () =>
              props.onRemember(id, true),
            )}
        {action(<MoreIcon name="copy" size={20} />, 'Copy the text', () => props.onCopy(id))}
        {sender === 'ai' &&
          action(<MoreIcon name="flag" size={20} />, 'Report this', () => props.onReport(id))}
        {canEdit &&
          action(<MoreIcon name="pencil" size={20} />, 'Change the words', () => props.onEdit(id))}
      </ul>
      {sender === 'user' && <AskLater messageId={id} name={name} />}
      <p className={styles.note}>
        {canEdit
          ? `After her answer you can still change a message once, free; ${name} then answers again.`
          : `What you ask her to remember, only ${name} knows.`}
      </p>
    </Dialog>
  );
};
