import button from './button.module.css';
import styles from './chat-button.module.css';

interface Props {
  /** She can take a chat now; true while that is unknown. */
  isAvailable: boolean;
  /** A chat is on its way, with her or somebody else. */
  isDisabled: boolean;
  /** The id of the element with her name. */
  describedBy: string;
  onPress: () => void;
}

/** Starts a chat with one companion, or says that she is in one (spec section 4). */
export const ChatButton = ({ isAvailable, isDisabled, describedBy, onPress }: Props) => (
  <button
    type="button"
    className={`${button.button} ${isAvailable ? styles.available : styles.busy}`}
    aria-describedby={describedBy}
    disabled={isDisabled}
    onClick={onPress}
  >
    {isAvailable ? 'Chat Now' : 'In chat (5 min)'}
  </button>
);
