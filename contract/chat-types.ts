/** The four kinds of chat. `all` exists only as a filter value. */
export const CHAT_TYPES = ['romantic', 'friendly', 'erotic', 'truelove'] as const;

export type ChatType = (typeof CHAT_TYPES)[number];

/** What a visitor reads for each type, everywhere but on the companion detail screen. */
export const CHAT_TYPE_LABELS: Record<ChatType, string> = {
  romantic: 'Romantic',
  friendly: 'Friendly',
  erotic: 'Hot',
  truelove: 'True Love',
};

/** Narrows an untrusted value, such as a URL segment. */
export const isChatType = (value: unknown): value is ChatType =>
  (CHAT_TYPES as readonly unknown[]).includes(value);
