import type { ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { User } from '#contract/schemas/user.ts';
import { ClosedChats } from '../../ui/chats/ClosedChats.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { LeaveApp } from '../leave/lazy-parts.ts';
import { ChatTypeGrid } from './ChatTypeGrid.tsx';
import { type FeaturedCompanion, FeaturedCompanions } from './FeaturedCompanions.tsx';
import styles from './home.module.css';
import { RecentChat } from './RecentChat.tsx';

const InstallHint = lazyPart(() => import('./InstallHint.tsx').then((part) => part.InstallHint));

interface Props {
  /** Null until known. */
  user: User | null;
  featured: readonly FeaturedCompanion[];
  /** Her picture in the recent chat; null where it is not known. */
  recentImage: string | null;
  /** The visitor has just turned away from the grown-ups sheet. */
  declined: boolean;
  /** The chat type that was tapped, while its page is on the way. */
  starting: ChatType | null;
  onStart: (chatType: ChatType) => void;
  /** It is a good moment to speak of the home screen. */
  isInstallDue: boolean;
  onPutInstallAway: () => void;
}

const You = () => (
  <a className={styles.you} href={PAGES.you}>
    <MoreIcon name="person" size={20} />
    Your purchases and data
  </a>
);

/** What is below the hero of Home; suspended visitors get no way into a chat. */
export const HomeScreen = ({ user, featured, declined, starting, onStart, ...props }: Props) =>
  user?.closed ? (
    <div className={styles.home}>
      <ClosedChats text={user.closed} />
      <You />
    </div>
  ) : (
    <>
      <div className={styles.home}>
        {declined && (
          <p className={styles.notice} role="status">
            Chats are only for people who are 18 or older, so none was started. You are welcome to
            look around, and to come back when you are.
          </p>
        )}
        {user?.notice && user.messageBalance === 0 && (
          <p className={styles.notice} role="status">
            {user.notice}
          </p>
        )}
        <LeaveApp />
        <FeaturedCompanions companions={featured} />
        <ChatTypeGrid starting={starting} onStart={onStart} />
        {props.isInstallDue && <InstallHint onPutAway={props.onPutInstallAway} />}
        <You />
      </div>
      {user?.lastChatSession && (
        <RecentChat
          session={user.lastChatSession}
          imagePath={props.recentImage}
          balance={user.messageBalance}
        />
      )}
    </>
  );
