import type { Message } from '#contract/schemas/chat.ts';

const TEMPORARY = 'temp-';

/** Whether a message is only on this screen so far. */
export const isTemporary = ({ id }: Pick<Message, 'id'>): boolean => id.startsWith(TEMPORARY);

/**
 * The visitor's text as it is shown until the server has answered.
 * @param name tells it apart from others of this session; with its prefix it also names the turn
 * @param now milliseconds since 1970
 */
export const temporaryMessage = (
  sessionId: string,
  content: string,
  name: string,
  now: number,
): Message => ({
  id: `${TEMPORARY}${name}`,
  sessionId,
  sender: 'user',
  content,
  messageType: 'text',
  timestamp: new Date(now).toISOString(),
});

/** The list with one message taken out and others put in its place; none is ever listed twice. */
export const replaceMessage = (
  messages: readonly Message[],
  id: string,
  replacements: readonly Message[],
): Message[] => {
  const arriving = new Set(replacements.map((message) => message.id));
  return messages.flatMap((message) => {
    if (message.id === id) return replacements;
    return arriving.has(message.id) ? [] : [message];
  });
};

/** The list with one message at its end, wherever it stood before. */
export const addMessage = (messages: readonly Message[], message: Message): Message[] => [
  ...messages.filter(({ id }) => id !== message.id),
  message,
];

/** Whether a welcome is still owed: something is there, but no text of hers (spec section 4). */
export const needsWelcome = (messages: readonly Message[]): boolean =>
  messages.length > 0 &&
  !messages.some(({ sender, messageType }) => sender === 'ai' && messageType === 'text');
