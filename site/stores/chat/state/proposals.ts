import type { Message } from '#contract/schemas/chat.ts';
import type { ChatState } from './chat-state.ts';

const NONE: readonly string[] = [];

/** Her newest text, where the visitor has not written on since; undefined otherwise. */
export const newestReply = (messages: readonly Message[]): Message | undefined => {
  const newest = messages.findLast(
    ({ sender, messageType }) => sender === 'user' || (sender === 'ai' && messageType === 'text'),
  );
  return newest?.sender === 'ai' ? newest : undefined;
};

/** The replies to propose below her newest message: none while the visitor writes words of his own. */
export const proposalsIn = (chat: ChatState): readonly string[] => {
  const { messages, draft, balance, closed } = chat;
  const isBusy = chat.sending || chat.welcoming || chat.editing !== null;
  if (isBusy || closed !== null || balance === 0) return NONE;
  const proposals = newestReply(messages)?.suggestions ?? NONE;
  return draft === '' || proposals.includes(draft) ? proposals : NONE;
};

/** Her newest message, where its other replies may be gone through or one be asked for. */
export const variableIn = (chat: ChatState): Message | undefined => {
  const { messages, sending, welcoming, editing, closed } = chat;
  if (sending || welcoming || editing !== null || closed !== null) return undefined;
  const newest = newestReply(messages);
  return newest?.variants || newest?.anotherCosts !== undefined ? newest : undefined;
};
