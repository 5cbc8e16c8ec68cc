import { type ChatType, HAS_HOT } from '#contract/chat-types.ts';

/** One line on each kind of chat. */
export const CHAT_TYPE_DESCRIPTIONS: Readonly<Record<ChatType, string>> = {
  romantic: 'Sweet & romantic conversations',
  friendly: 'Casual & friendly chats',
  erotic: HAS_HOT ? 'Passionate & intimate talks' : 'Sweet & romantic conversations',
  truelove: 'Deep & meaningful connection',
};
