import type { ChatType } from '#contract/chat-types.ts';
import type { User } from '#contract/schemas/user.ts';
import { ChatTypeGrid } from './ChatTypeGrid.tsx';
import styles from './home.module.css';
import { RecentChat } from './RecentChat.tsx';

interface Props {
  /** Null until known. */
  user: User | null;
  /** The chat type that was tapped, while its page is on the way. */
  starting: ChatType | null;
  onStart: (chatType: ChatType) => void;
}

/** What stands below the hero of Home. */
export const HomeScreen = ({ user, starting, onStart }: Props) => (
  <div className={styles.home}>
    {user?.notice && user.messageBalance === 0 && (
      <p className={styles.notice} role="status">
        {user.notice}
      </p>
    )}
    {user?.lastChatSession && (
      <RecentChat session={user.lastChatSession} balance={user.messageBalance} />
    )}
    <ChatTypeGrid starting={starting} onStart={onStart} />
  </div>
);
