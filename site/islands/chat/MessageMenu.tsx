import type { Message } from '#contract/schemas/chat.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './menu.module.css';

export interface MessageDeeds {
  onCopy: (id: string) => void;
  onRemember: (id: string, isWanted: boolean) => void;
  onEdit: (id: string) => void;
}

interface Props extends MessageDeeds {
  message: Message;
  /** The companion's first name. */
  name: string;
  /** It is the visitor's newest text. */
  isNewest: boolean;
  onClose: () => void;
}

/** What can be done with one message. */
export const MessageMenu = (props: Props) => {
  const { message, name, isNewest, onClose } = props;
  const { id, sender, content, remembered } = message;
  const deed = (icon: IconName, words: string, act: () => void) => (
    <li>
      <button
        type="button"
        className={styles.deed}
        onClick={() => {
          onClose();
          act();
        }}
      >
        <Icon name={icon} size={20} />
        {words}
      </button>
    </li>
  );
  return (
    <Dialog title={sender === 'user' ? 'Your message' : `Message of ${name}`} onClose={onClose}>
      <p className={styles.words} dir="auto">
        {content}
      </p>
      <ul className={styles.deeds}>
        {remembered
          ? deed('close', 'Forget this', () => props.onRemember(id, false))
          : deed('truelove', 'Remember this', () => props.onRemember(id, true))}
        {deed('copy', 'Copy the text', () => props.onCopy(id))}
        {isNewest && deed('again', 'Change the words', () => props.onEdit(id))}
      </ul>
      <p className={styles.note}>
        {isNewest
          ? `Once she has answered you can change a message one time, free; ${name} then answers anew.`
          : `What you ask her to remember, only ${name} knows.`}
      </p>
    </Dialog>
  );
};
