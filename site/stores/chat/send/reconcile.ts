import type { Message, SendMessageResponse } from '#contract/schemas/chat.ts';
import type { ChatState } from '../state/chat-state.ts';
import { putMessages, temporaryMessage } from '../state/message-list.ts';
import { joinDrafts } from './draft.ts';
import type { OutboxEntry } from './outbox.ts';

export const AT_REST = {
  sending: false,
  varying: null,
  reply: '',
  reconnecting: false,
} as const;

/** The list with messages in place of whatever stood for a text so far. */
const listed = (
  { messages }: ChatState,
  { clientMessageId, messageId }: OutboxEntry,
  arrived: Message[],
) => putMessages(messages, [clientMessageId, messageId], arrived);

/** What changes when a text is sent: it is listed at once, unless the list has it already. */
export const onStart = (
  { messages }: ChatState,
  chatId: string,
  { clientMessageId: id, content, messageId }: OutboxEntry,
  now: number,
): Partial<ChatState> => {
  const isListed = messages.some((message) => message.id === id || message.id === messageId);
  const temporary = temporaryMessage(chatId, { id, content }, now);
  return { sending: true, messages: isListed ? messages : [...messages, temporary] };
};

/** What changes when the server has saved the text. */
export const onSaved = (
  state: ChatState,
  entry: OutboxEntry,
  saved: Message,
): Partial<ChatState> => ({ messages: listed(state, entry, [saved]), reconnecting: false });

/** What changes at the end of a turn. On an empty balance the words come back; help in danger is free. */
export const onResult = (
  state: ChatState,
  entry: OutboxEntry,
  result: SendMessageResponse,
): Partial<ChatState> => {
  if ('aiMessage' in result) {
    const { userMessage, aiMessage, imageMessage, noticeMessage, messageBalance } = result;
    const below = [imageMessage, noticeMessage].filter((message) => message !== undefined);
    const messages = listed(state, entry, [userMessage, aiMessage, ...below]);
    return { ...AT_REST, messages, balance: messageBalance };
  }
  if ('rechargeRequired' in result) {
    const messages = listed(state, entry, [result.systemMessage]);
    const draft = joinDrafts(entry.content, state.draft);
    return { ...AT_REST, messages, balance: 0, draft };
  }
  const { userMessage, systemMessage, accountClosed } = result;
  const messages = listed(state, entry, [userMessage, systemMessage]);
  return { ...AT_REST, messages, closed: accountClosed ? systemMessage.content : state.closed };
};

/** What changes when a text could not be sent: it leaves the list and its words come back. */
export const onFailure = (
  state: ChatState,
  entry: OutboxEntry,
  isBalanceEmpty: boolean,
): Partial<ChatState> => ({
  ...AT_REST,
  messages: listed(state, entry, []),
  draft: joinDrafts(entry.content, state.draft),
  balance: isBalanceEmpty ? 0 : state.balance,
});
