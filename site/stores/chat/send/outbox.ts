import type { KeyValueStore } from '../../../browser/environment/storage.ts';

/** A text that was sent and of which the end is not known yet. */
export interface OutboxEntry {
  /** Names the turn: sent again under it, the text is never paid for twice. */
  clientMessageId: string;
  content: string;
  /** The message in whose place it is to stand; absent: none, it is a new one. */
  edits?: string | undefined;
  /** The saved message, once the server has told. */
  messageId?: string | undefined;
  /** The connection stayed away, so the words are back in the composer; the turn may live all the same. */
  givenBack?: true | undefined;
}

const keyOf = (chatId: string) => `jaanu_outbox:${chatId}`;

const parse = (text: string | null): OutboxEntry | undefined => {
  try {
    const entry = JSON.parse(text ?? 'null');
    const isEntry = typeof entry?.clientMessageId === 'string' && typeof entry.content === 'string';
    return isEntry ? entry : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The text a chat has on its way, kept over a reload: one a session. Tabs share it, and the newest
 * text has the place; an older one continues in its own tab.
 */
export const createOutbox = (local: KeyValueStore) => {
  const read = (chatId: string) => parse(local.get(keyOf(chatId)));
  const holds = (chatId: string, { clientMessageId }: OutboxEntry) =>
    read(chatId)?.clientMessageId === clientMessageId;
  const put = (chatId: string, entry: OutboxEntry) =>
    local.set(keyOf(chatId), JSON.stringify(entry));
  return {
    read,
    put,
    /** Notes what became of an entry, unless another has its place. */
    amend: (chatId: string, entry: OutboxEntry) => {
      if (holds(chatId, entry)) put(chatId, entry);
    },
    /** Forgets an entry, unless another has its place. */
    remove: (chatId: string, entry: OutboxEntry) => {
      if (holds(chatId, entry)) local.remove(keyOf(chatId));
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
