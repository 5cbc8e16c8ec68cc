/** Every kind of chat there may be, also in what is stored. `all` exists only as a filter value. */
export const ALL_CHAT_TYPES = ['romantic', 'friendly', 'erotic', 'truelove'] as const;

export type ChatType = (typeof ALL_CHAT_TYPES)[number];

/** Put in by the build of the pages. */
declare const HAS_HOT_CHATS: boolean | undefined;

/** False where `PUBLIC_HOT=off` takes the "Hot" chats out of the product, for an acquirer that forbids them. */
export const HAS_HOT =
  typeof HAS_HOT_CHATS === 'boolean' ? HAS_HOT_CHATS : globalThis.process?.env.PUBLIC_HOT !== 'off';

/** The kinds of chat that are offered. */
export const CHAT_TYPES: readonly ChatType[] = HAS_HOT
  ? ALL_CHAT_TYPES
  : ['romantic', 'friendly', 'truelove'];

/** The kind a chat continues as: one started as "Hot" becomes romantic where "Hot" is no longer offered. */
export const presentType = (chatType: ChatType): ChatType =>
  HAS_HOT || chatType !== 'erotic' ? chatType : 'romantic';

/**
 * One thing for each kind of chat. Where "Hot" is not offered, its own is left out, and the build of the pages drops it.
 * @param hot `HAS_HOT &&` what there is for it
 */
export const byChatType = <T>(
  others: Record<Exclude<ChatType, 'erotic'>, T>,
  hot: false | { erotic: T },
): Readonly<Record<ChatType, T>> => ({ ...others, ...hot }) as Record<ChatType, T>;

/** What a visitor reads for each type, everywhere but on the companion detail screen. */
export const CHAT_TYPE_LABELS = byChatType(
  { romantic: 'Romantic', friendly: 'Friendly', truelove: 'True Love' },
  HAS_HOT && { erotic: 'Hot' },
);

/** The same on the companion detail screen. */
export const DETAIL_LABELS = byChatType(CHAT_TYPE_LABELS, HAS_HOT && { erotic: 'Daring' });

/** Narrows an untrusted value, such as a URL segment. */
export const isChatType = (value: unknown): value is ChatType =>
  (CHAT_TYPES as readonly unknown[]).includes(value);
