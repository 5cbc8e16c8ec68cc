import { useRef, useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import type { Voices } from '../../../browser/voice/voices.ts';
import type { ChatState } from '../../../stores/chat/state/chat-state.ts';
import { beginOfDay } from '../../../ui/format/message-day.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { MessageActions } from '../menu/MessageMenu.tsx';
import { GrowingBubble } from '../message/GrowingBubble.tsx';
import styles from '../message/messages.module.css';
import { TypingBubble } from '../message/TypingBubble.tsx';
import { Proposals } from '../proposals/Proposals.tsx';
import { ReplyVariants } from '../variants/ReplyVariants.tsx';
import { Messages } from './Messages.tsx';
import { NewMessages } from './NewMessages.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { useOlder } from './use-older.ts';
import { useScrollTo } from './use-scroll-to.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const MessageMenu = lazyPart(() =>
  import('../menu/MessageMenu.tsx').then((part) => part.MessageMenu),
);
const PaymentCard = lazyPart(() =>
  import('../message/PaymentCard.tsx').then((part) => part.PaymentCard),
);

interface Props {
  messages: readonly Message[];
  /** Of which another one is growing in its place; null: none. */
  varying: string | null;
  name: string;
  typing: boolean;
  /** Her reply as far as it has come; empty before its first words. */
  reply: string;
  reconnecting: boolean;
  older: ChatState['older'];
  /** Milliseconds since 1970. */
  now: number;
  /** Where a card that asks for a recharge leads; null while messages are left. */
  paywallUrl: string | null;
  payment: ChatState['payment'];
  /** Replies to propose below her newest message. */
  proposals: readonly string[];
  draft: string;
  /** Her newest message, where there may be other replies; else undefined. */
  variable: Message | undefined;
  balance: number | null;
  onAnother: () => void;
  onChoose: (index: number) => void;
  onWrite: (draft: string) => void;
  onSend: () => void;
  actions: MessageActions;
  /** The languages that can be read out. */
  voices: Voices;
  onSpeak: (message: Message) => void;
  /** The message that the visitor came for; null: none. */
  scrollTo: string | null;
  onOlder: () => void;
  onAnswerPayment: () => void;
}

/** All messages, oldest first, with the newest in view unless the reader has scrolled up. */
export const MessageList = (props: Props) => {
  const { messages, varying, name, typing, reply, reconnecting, older, now, payment, onOlder } =
    props;
  const list = useRef<HTMLDivElement>(null);
  // What was there before is not read out, and what the visitor has written is not read back.
  const [since] = useState(() => messages.at(-1)?.timestamp ?? '');
  const { hasNew, goToEnd } = useStickToEnd(list, messages, reply !== '', typing);
  useScrollTo(list, props.scrollTo);
  const [chosen, setChosen] = useState<Message | null>(null);
  const newest = messages.findLast(({ sender }) => sender === 'user');
  useOlder(list, messages[0]?.id, older, onOlder);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the messages */}
      <div className={styles.scroller} ref={list} role="log" aria-label="Messages" tabIndex={0}>
        <div className={styles.list}>
          <OlderMessages older={older} onOlder={onOlder} />
          <Messages
            messages={messages}
            varying={varying}
            name={name}
            since={since}
            now={beginOfDay(now)}
            paywallUrl={props.paywallUrl}
            onMenu={setChosen}
            voices={props.voices}
            onSpeak={props.onSpeak}
            below={
              props.variable && (
                <ReplyVariants
                  message={props.variable}
                  balance={props.balance}
                  list={list}
                  onAnother={props.onAnother}
                  onChoose={props.onChoose}
                />
              )
            }
          />
          {reply !== '' && <GrowingBubble name={name} text={reply} />}
          {typing && !reconnecting && reply === '' && <TypingBubble name={name} />}
          {reconnecting && <p className={styles.note}>Connection lost. Trying again...</p>}
          <Proposals
            proposals={props.proposals}
            draft={props.draft}
            onWrite={props.onWrite}
            onSend={props.onSend}
          />
          {payment && <PaymentCard payment={payment} onAnswer={props.onAnswerPayment} />}
        </div>
      </div>
      {chosen && (
        <MessageMenu
          {...props.actions}
          message={chosen}
          name={name}
          canEdit={newest?.id === chosen.id && newest.canEdit === true}
          onClose={() => setChosen(null)}
        />
      )}
      {hasNew && <NewMessages list={list} onGo={goToEnd} />}
    </div>
  );
};
