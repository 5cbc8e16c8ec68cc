import type { Message, SendMessageResponse, Session } from '#contract/schemas/chat.ts';
import { replaceMessage } from './message-list.ts';

/** What the chat screen shows. */
export interface ChatState {
  /** `missing`: no such chat for this visitor; `failed`: it could not be loaded. */
  phase: 'loading' | 'ready' | 'missing' | 'failed';
  session: Session | null;
  messages: Message[];
  /** Messages left, or null until known. */
  balance: number | null;
  /** The words in the composer. */
  draft: string;
  /** The visitor's text is on its way, or being answered. */
  sending: boolean;
  /** Her first words are being made. */
  welcoming: boolean;
}

export const INITIAL_CHAT: ChatState = {
  phase: 'loading',
  session: null,
  messages: [],
  balance: null,
  draft: '',
  sending: false,
  welcoming: false,
};

/** The state once the server has answered a text. When the balance is empty its words come back. */
export const afterAnswer = (
  state: ChatState,
  temporary: Message,
  answer: SendMessageResponse,
): ChatState => {
  const listed = (...arrived: Message[]) => replaceMessage(state.messages, temporary.id, arrived);
  return 'rechargeRequired' in answer
    ? { ...state, messages: listed(answer.systemMessage), balance: 0, draft: temporary.content }
    : {
        ...state,
        messages: listed(answer.userMessage, answer.aiMessage),
        balance: answer.messageBalance,
      };
};

/** The state once a text could not be sent: it leaves the list and its words come back. */
export const afterFailure = (
  state: ChatState,
  temporary: Message,
  isBalanceEmpty: boolean,
): ChatState => ({
  ...state,
  messages: replaceMessage(state.messages, temporary.id, []),
  draft: temporary.content,
  balance: isBalanceEmpty ? 0 : state.balance,
});
