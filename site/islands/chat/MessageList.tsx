import type { Message } from '#contract/schemas/chat.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './messages.module.css';
import { TypingBubble } from './TypingBubble.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

interface Props {
  messages: readonly Message[];
  name: string;
  typing: boolean;
}

/** All messages, oldest first, with the newest in view. */
export const MessageList = ({ messages, name, typing }: Props) => {
  const list = useStickToEnd(messages.at(-1)?.id, typing);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the messages
    <div className={styles.scroller} ref={list} role="log" aria-label="Messages" tabIndex={0}>
      <div className={styles.list}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} name={name} />
        ))}
        {typing && <TypingBubble name={name} />}
      </div>
    </div>
  );
};
