import button from '../button.module.css';
import styles from './chat-button.module.css';

interface Props {
  /** She can take a chat now; true while that is unknown. */
  isAvailable: boolean;
  /** A chat is on its way, with her or somebody else. */
  isDisabled: boolean;
  /** The tap was heard, and the chats there are with her are being looked up. */
  isLooking: boolean;
  /** The id of the element with her name. */
  describedBy: string;
  onPress: () => void;
}

/** Starts a chat with one companion, or says that she is in one. */
export const ChatButton = (props: Props) => (
  <button
    type="button"
    className={`${button.button} ${props.isAvailable ? styles.available : styles.busy}`}
    aria-describedby={props.describedBy}
    disabled={props.isDisabled}
    // Not `disabled`: that would take the focus, and the dialog that comes gives it back.
    aria-busy={props.isLooking}
    onClick={props.onPress}
  >
    {props.isAvailable ? 'Chat Now' : 'In chat (5 min)'}
  </button>
);
