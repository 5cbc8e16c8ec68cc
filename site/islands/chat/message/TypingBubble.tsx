import { Avatar } from './Avatar.tsx';
import messages from './messages.module.css';
import styles from './typing.module.css';

/** Three dots while she writes; the header says the same in words. */
export const TypingBubble = ({ name }: { name: string }) => (
  <div className={`${messages.ai} ${messages.arriving}`} aria-hidden="true" data-testid="typing">
    <Avatar name={name} />
    <div className={`${messages.bubble} ${styles.typing}`}>
      <span />
      <span />
      <span />
    </div>
  </div>
);
