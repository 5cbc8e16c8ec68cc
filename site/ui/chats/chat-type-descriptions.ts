import { byChatType, HAS_HOT } from '#contract/chat-types.ts';

/** One line on each kind of chat. */
export const CHAT_TYPE_DESCRIPTIONS = byChatType(
  {
    romantic: 'Sweet & romantic conversations',
    friendly: 'Casual & friendly chats',
    truelove: 'Deep & meaningful connection',
  },
  HAS_HOT && { erotic: 'Passionate & intimate talks' },
);
