import type { ReactNode } from 'react';
import { DEFAULT_COMPANION_NAME } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import type { Message } from '#contract/schemas/chat.ts';
import type { Voices } from '../../browser/voice/voices.ts';
import type { ChatState } from '../../stores/chat/state/chat-state.ts';
import { MissingChat } from '../../ui/chats/MissingChat.tsx';
import { firstNameOf } from '../../ui/format/first-name.ts';
import { ChatProblem } from './ChatProblem.tsx';
import { Closed } from './Closed.tsx';
import styles from './chat.module.css';
import { Composer } from './composer/Composer.tsx';
import { ChatHeader } from './header/ChatHeader.tsx';
import { MessageList } from './list/MessageList.tsx';
import type { MessageActions } from './menu/MessageMenu.tsx';

interface Props {
  chat: ChatState;
  /** The draft is more than one message may hold. */
  tooLong: boolean;
  /** Replies to propose below her newest message. */
  proposals: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  onWrite: (draft: string) => void;
  onSend: () => void;
  /** Her newest message, where there may be other replies. */
  variable: Message | undefined;
  onAnother: () => void;
  onChoose: (index: number) => void;
  actions: MessageActions;
  /** The languages that can be read out. */
  voices: Voices;
  onSpeak: (message: Message) => void;
  /** Begins to dictate; undefined where the browser cannot. */
  onDictate: (() => void) | undefined;
  /** What stands above the composer while something is read or dictated. */
  bar: ReactNode;
  /** Opens what can be done with the chat. */
  onMenu: () => void;
  onCancelEdit: () => void;
  onRetry: () => void;
  onOlder: () => void;
  onAnswerPayment: () => void;
}

/** A chat: header, messages, composer; or why there is none. */
export const ChatScreen = (props: Props) => {
  const { chat, tooLong, now, onWrite, onSend, onRetry, onOlder, onAnswerPayment } = props;
  const { phase, session, balance } = chat;
  if (phase === 'missing') return <MissingChat closed={chat.closed} />;
  if (phase === 'failed') return <ChatProblem onRetry={onRetry} />;
  const isLoading = phase === 'loading' || session === null;
  const name = isLoading ? null : firstNameOf(session.companionName) || DEFAULT_COMPANION_NAME;
  const typing = chat.sending || chat.welcoming;
  return (
    <div className={styles.chat}>
      <ChatHeader
        chatId={session?.id}
        name={name}
        imagePath={session?.companion.imagePath ?? null}
        typing={chat.reconnecting ? null : typing}
        balance={chat.closed === null ? balance : null}
        onMenu={props.onMenu}
      />
      {isLoading || name === null ? (
        <p className={styles.waiting} role="status">
          Loading chat...
        </p>
      ) : (
        <MessageList
          messages={chat.messages}
          varying={chat.varying}
          name={name}
          typing={typing}
          reply={chat.reply}
          reconnecting={chat.reconnecting}
          older={chat.older}
          now={now}
          paywallUrl={balance === 0 ? PAGES.paywall(session.id) : null}
          payment={chat.payment}
          proposals={props.proposals}
          draft={chat.draft}
          variable={props.variable}
          balance={balance}
          actions={props.actions}
          voices={props.voices}
          onSpeak={props.onSpeak}
          scrollTo={chat.scrollTo}
          onAnother={props.onAnother}
          onChoose={props.onChoose}
          onWrite={onWrite}
          onSend={onSend}
          onOlder={onOlder}
          onAnswerPayment={onAnswerPayment}
        />
      )}
      {props.bar}
      {chat.closed === null ? (
        <Composer
          name={name}
          draft={chat.draft}
          tooLong={tooLong}
          pending={chat.sending && !chat.editing}
          editing={chat.editing?.id ?? null}
          onCancelEdit={props.onCancelEdit}
          disabled={isLoading}
          onWrite={onWrite}
          onSend={onSend}
          onDictate={props.onDictate}
        />
      ) : (
        <Closed />
      )}
    </div>
  );
};
