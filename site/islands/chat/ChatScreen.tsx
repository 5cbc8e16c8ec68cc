import { DEFAULT_COMPANION_NAME } from '#contract/limits.ts';
import type { Session } from '#contract/schemas/chat.ts';
import type { ChatState } from '../../stores/chat-state.ts';
import type { Notice as NoticeText } from '../../stores/notice.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatProblem } from './ChatProblem.tsx';
import { Composer } from './Composer.tsx';
import styles from './chat.module.css';
import { MessageList } from './MessageList.tsx';

interface Props {
  chat: ChatState;
  notice: NoticeText | null;
  onWrite: (draft: string) => void;
  onSend: () => void;
  onRetry: () => void;
  onOlder: () => void;
  onHideNotice: () => void;
}

const firstName = (session: Session | null): string =>
  session?.companionName.trim().split(/\s+/)[0] || DEFAULT_COMPANION_NAME;

/** A chat: header, messages, composer; or why there is none. */
export const ChatScreen = (props: Props) => {
  const { chat, notice, onWrite, onSend, onRetry, onOlder, onHideNotice } = props;
  const { phase, session, balance } = chat;
  if (phase === 'missing' || phase === 'failed') {
    return <ChatProblem isMissing={phase === 'missing'} onRetry={onRetry} />;
  }
  const name = firstName(session);
  const typing = chat.sending || chat.welcoming;
  return (
    <div className={styles.chat}>
      <ChatHeader
        name={name}
        imagePath={session?.companion.imagePath ?? null}
        typing={typing}
        balance={balance}
        loading={phase === 'loading'}
      />
      {notice && <Notice title={notice.title} text={notice.text} onHide={onHideNotice} />}
      {phase === 'loading' ? (
        <p className={styles.waiting} role="status">
          Loading chat...
        </p>
      ) : (
        <MessageList
          messages={chat.messages}
          name={name}
          typing={typing}
          reply={chat.reply}
          reconnecting={chat.reconnecting}
          older={chat.older}
          onOlder={onOlder}
        />
      )}
      <Composer
        name={name}
        draft={chat.draft}
        pending={chat.sending}
        disabled={phase === 'loading'}
        onWrite={onWrite}
        onSend={onSend}
      />
    </div>
  );
};
