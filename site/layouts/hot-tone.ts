import { HAS_HOT } from '#contract/chat-types.ts';

/** The colour of "Hot" chats, apart from `tokens.css`: pages without them do not name them. */
export const HOT_TONE = HAS_HOT
  ? '[data-chat-type=erotic]{--tone:light-dark(#b03a06,#ffa36b)}'
  : undefined;
