import { PAGES } from '#contract/pages.ts';
import type { ChatsState } from '../../stores/chats/chats.ts';
import type { SharedState } from '../../stores/chats/shared-words.ts';
import button from '../../ui/button.module.css';
import { ClosedChats } from '../../ui/chats/ClosedChats.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import page from '../../ui/page/page.module.css';
import skeleton from '../../ui/page/skeleton.module.css';
import { ChatList } from './ChatList.tsx';
import styles from './chats.module.css';
import { SharedWords } from './SharedWords.tsx';

interface Props {
  chats: ChatsState;
  /** Milliseconds since 1970. */
  now: number;
  onRetry: () => void;
  /** What another app has shared. */
  shared: SharedState;
  /** A chat is opened; what is shared goes into it. */
  onChoose: (chatId: string) => void;
  onAccept: () => void;
  onDiscard: () => void;
}

/** All chats of the visitor. */
export const ChatsScreen = (props: Props) => (
  <>
    <PageHeader title="Your chats">
      <a className={styles.you} href={PAGES.you} aria-label="You: purchases and data">
        <MoreIcon name="person" />
      </a>
    </PageHeader>
    <div className={styles.chats} aria-busy={props.chats.kind === 'loading'}>
      {props.chats.kind !== 'closed' && (
        <SharedWords
          shared={props.shared}
          hasChats={props.chats.kind !== 'ready' || props.chats.sessions.length > 0}
          onAccept={props.onAccept}
          onDiscard={props.onDiscard}
        />
      )}
      <Body {...props} />
    </div>
  </>
);

const Body = ({ chats, now, onRetry, shared, onChoose }: Props) => {
  if (chats.kind === 'loading') {
    return (
      <>
        <p className="visually-hidden" role="status">
          Loading your chats...
        </p>
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className={`${skeleton.skeleton} ${styles.skeleton}`} />
        ))}
      </>
    );
  }
  if (chats.kind === 'closed') return <ClosedChats text={chats.text} />;
  if (chats.kind === 'failed') {
    return (
      <div className={page.nothing} role="alert">
        <span data-motif="umbrella" />
        <p>Your chats could not be loaded. They are safe; please try again.</p>
        <button type="button" className={button.button} onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  if (chats.sessions.length === 0) {
    return (
      <div className={page.nothing}>
        <span data-motif="chai" />
        <p>You have no chats yet.</p>
        <a className={button.button} href={PAGES.companions}>
          Meet the companions
        </a>
      </div>
    );
  }
  return (
    <>
      <ChatList sessions={chats.sessions} now={now} onChoose={onChoose} />
      {shared.kind !== 'waiting' && (
        <a className={`${button.button} ${button.quiet} ${styles.more}`} href={PAGES.companions}>
          Start a new chat
        </a>
      )}
    </>
  );
};
