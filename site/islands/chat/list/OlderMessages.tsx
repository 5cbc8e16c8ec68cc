import type { ChatState } from '../../../stores/chat/state/chat-state.ts';
import styles from '../message/messages.module.css';

interface Props {
  older: ChatState['older'];
  onOlder: () => void;
}

/** The top of the list: older messages that are on their way, or did not come. */
export const OlderMessages = ({ older, onOlder }: Props) => {
  if (older === 'loading') return <p className={styles.note}>Loading older messages...</p>;
  if (older !== 'failed') return null;
  return (
    <button type="button" className={styles.again} onClick={onOlder}>
      Load older messages
    </button>
  );
};
