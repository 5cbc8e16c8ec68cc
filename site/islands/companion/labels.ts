import { CHAT_TYPE_LABELS } from '#contract/chat-types.ts';

/** What the chat types are called on the companion's own screen. */
export const DETAIL_LABELS = { ...CHAT_TYPE_LABELS, erotic: 'Daring' } as const;
