import { NOW } from '../../../ui/format/message-time.ts';
import { Avatar } from './Avatar.tsx';
import styles from './messages.module.css';

/** Her reply while it is coming. Out of a screen reader's way: it is read once, when it is whole. */
export const GrowingBubble = ({ name, text }: { name: string; text: string }) => (
  <div className={styles.ai} aria-hidden="true" data-testid="growing">
    <Avatar name={name} />
    <div className={styles.bubble}>
      <p className={styles.content} dir="auto">
        {text}
      </p>
      <span className={styles.time}>{NOW}</span>
    </div>
  </div>
);
