import { closedSentence, isRefusal } from '../../../browser/request/api-error.ts';
import type { ChatState } from './chat-state.ts';

/** What changes when the server refuses the chat itself; undefined for any other failure. */
export const onRefusal = (error: unknown): Partial<ChatState> | undefined => {
  const closed = closedSentence(error);
  if (closed) return { phase: 'missing', closed };
  return isRefusal(error, 404) ? { phase: 'missing' } : undefined;
};
