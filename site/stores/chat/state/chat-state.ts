import { atom } from 'nanostores';
import type { Message, Session } from '#contract/schemas/chat.ts';
import type { PaymentOutcome } from '../../payment/payment-marks.ts';

/** What the chat screen shows. */
export interface ChatState {
  /** `missing`: no such chat for this visitor; `failed`: it could not be loaded. */
  phase: 'loading' | 'ready' | 'missing' | 'failed';
  /** Why the visitor's chats are closed, in words to be shown; null while they are open. */
  closed: string | null;
  session: Session | null;
  messages: Message[];
  /** What is above the listed messages: nothing, more, more on its way, or more that did not come. */
  older: 'none' | 'more' | 'loading' | 'failed';
  /** Messages left, or null until known. */
  balance: number | null;
  /** The words in the composer. */
  draft: string;
  /** The visitor's own message whose words are in the composer to be changed, and what stood there; null: none. */
  editing: { id: string; draft: string } | null;
  /** The message that the visitor came for, until it has been shown; null: none. */
  scrollTo: string | null;
  /** The visitor's text is on its way, or being answered. */
  sending: boolean;
  /** Her message in whose place another reply is being made; null: none is. */
  varying: string | null;
  /** Her reply as far as it has come; empty before its first words and once it is a message. */
  reply: string;
  /** The connection was lost in the middle of a turn, and the text is sent again by itself. */
  reconnecting: boolean;
  /** Her first words are being made. */
  welcoming: boolean;
  /** A payment that has just ended, until its card is dismissed; else null. */
  payment: PaymentOutcome | null;
}

export const INITIAL_CHAT: ChatState = {
  phase: 'loading',
  closed: null,
  session: null,
  messages: [],
  older: 'none',
  balance: null,
  draft: '',
  editing: null,
  scrollTo: null,
  sending: false,
  varying: null,
  reply: '',
  reconnecting: false,
  welcoming: false,
  payment: null,
};

export type ChatHandle = ReturnType<typeof createChatState>;

/** The state of one chat, and the one way to change it. */
export const createChatState = () => {
  const $chat = atom<ChatState>(INITIAL_CHAT);
  return {
    $chat,
    get: () => $chat.get(),
    patch: (change: Partial<ChatState>) => $chat.set({ ...$chat.get(), ...change }),
  };
};
