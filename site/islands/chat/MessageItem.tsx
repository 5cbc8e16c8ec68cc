import type { Message } from '#contract/schemas/chat.ts';
import { messageTime } from '../../ui/message-time.ts';
import { Avatar } from './Avatar.tsx';
import styles from './messages.module.css';

interface Props {
  message: Message;
  /** The companion's first name. */
  name: string;
}

/** One entry: hers on the left, the visitor's on the right, the house's in the middle. */
export const MessageItem = ({ message, name }: Props) => {
  const { id, sender, content, messageType, timestamp } = message;
  const isImage = messageType === 'image';
  return (
    <article className={styles[sender]} data-sender={sender} data-type={messageType}>
      {sender === 'ai' && <Avatar name={name} />}
      <div className={isImage ? `${styles.bubble} ${styles.picture}` : styles.bubble}>
        <span className="visually-hidden">{sender === 'ai' ? `${name}: ` : ''}</span>
        {isImage ? (
          <img src={content} alt={`Shared by ${sender === 'ai' ? name : 'you'}`} />
        ) : (
          <p className={styles.content} dir="auto">
            {content}
          </p>
        )}
        <time className={styles.time} dateTime={timestamp}>
          {messageTime(id, timestamp)}
        </time>
      </div>
    </article>
  );
};
