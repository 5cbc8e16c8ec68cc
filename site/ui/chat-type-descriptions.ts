import type { ChatType } from '#contract/chat-types.ts';

/** One line on each kind of chat. */
export const CHAT_TYPE_DESCRIPTIONS: Readonly<Record<ChatType, string>> = {
  romantic: 'Sweet & romantic conversations',
  friendly: 'Casual & friendly chats',
  erotic: 'Passionate & intimate talks',
  truelove: 'Deep & meaningful connection',
};
