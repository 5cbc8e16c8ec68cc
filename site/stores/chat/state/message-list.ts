import type { Message } from '#contract/schemas/chat.ts';

const TEMPORARY = 'temp-';

/** Whether a message is only on this screen so far. */
export const isTemporary = ({ id }: Pick<Message, 'id'>): boolean => id.startsWith(TEMPORARY);

/** The id of a text that the server has not named yet; it also names the turn (contract: clientMessageId). */
export const temporaryId = (name: string): string => `${TEMPORARY}${name}`;

/**
 * The visitor's text as it is shown until the server has saved it.
 * @param now milliseconds since 1970
 */
export const temporaryMessage = (
  chatId: string,
  { id, content }: Pick<Message, 'id' | 'content'>,
  now: number,
): Message => ({
  id,
  sessionId: chatId,
  sender: 'user',
  content,
  messageType: 'text',
  timestamp: new Date(now).toISOString(),
});

/**
 * The list with what has arrived in the place of what stood for it, or at its end; none is ever
 * listed twice.
 * @param ids what stood for it so far, such as a temporary message
 */
export const putMessages = (
  messages: readonly Message[],
  ids: readonly (string | undefined)[],
  arrived: readonly Message[],
): Message[] => {
  const replaced = new Set([...ids, ...arrived.map(({ id }) => id)]);
  const others = messages.filter(({ id }) => !replaced.has(id));
  const found = messages.findIndex(({ id }) => replaced.has(id));
  const place = found < 0 ? others.length : found;
  return [...others.slice(0, place), ...arrived, ...others.slice(place)];
};

/** The list below a page of older messages. */
export const withOlder = (messages: readonly Message[], page: readonly Message[]): Message[] => {
  const listed = new Set(messages.map(({ id }) => id));
  return [...page.filter(({ id }) => !listed.has(id)), ...messages];
};

/** The list with its newest page as it is now; what is older stays. */
export const withNewest = (messages: readonly Message[], page: readonly Message[]): Message[] => {
  const listed = new Set(page.map(({ id }) => id));
  const begin = page[0]?.timestamp ?? '';
  const older = messages.filter(({ id, timestamp }) => !listed.has(id) && timestamp < begin);
  return [...older, ...page];
};

/** The id of a text that is saved but not answered yet, where the list ends with it. */
export const unansweredId = (messages: readonly Message[], text: string): string | undefined => {
  const last = messages.at(-1);
  return last?.sender === 'user' && last.content === text ? last.id : undefined;
};

/** Whether the chat was silent for so long that she may greet a returning visitor; the server decides. */
export const isLongAgo = (messages: readonly Message[], now: number): boolean =>
  Date.parse(messages.at(-1)?.timestamp ?? '') < now - 12 * 3_600_000;

/** Whether a welcome is still owed: something is there, but no text of hers. */
export const needsWelcome = (messages: readonly Message[]): boolean =>
  messages.length > 0 &&
  !messages.some(({ sender, messageType }) => sender === 'ai' && messageType === 'text');
