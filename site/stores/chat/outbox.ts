import type { KeyValueStore } from '../../browser/storage.ts';

/** A text that was sent and of which the end is not known yet. */
export interface OutboxEntry {
  /** Names the turn: sent again under it, the text is never paid for twice. */
  clientMessageId: string;
  content: string;
  /** The saved message, once the server has told. */
  messageId?: string;
  /** The connection stayed away, so the words are back in the composer; the turn may live all the same. */
  givenBack?: true;
}

const keyOf = (sessionId: string) => `jaanu_outbox:${sessionId}`;

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
 * text has the place; an older one goes on in its own tab.
 */
export const createOutbox = (local: KeyValueStore) => {
  const read = (sessionId: string) => parse(local.get(keyOf(sessionId)));
  const holds = (sessionId: string, { clientMessageId }: OutboxEntry) =>
    read(sessionId)?.clientMessageId === clientMessageId;
  const put = (sessionId: string, entry: OutboxEntry) =>
    local.set(keyOf(sessionId), JSON.stringify(entry));
  return {
    read,
    put,
    /** Notes what became of an entry, unless another has its place. */
    amend: (sessionId: string, entry: OutboxEntry) => {
      if (holds(sessionId, entry)) put(sessionId, entry);
    },
    /** Forgets an entry, unless another has its place. */
    remove: (sessionId: string, entry: OutboxEntry) => {
      if (holds(sessionId, entry)) local.remove(keyOf(sessionId));
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
