import type { Message } from '#contract/schemas/chat.ts';
import { ApiError, isRefusal } from '../../../browser/request/api-error.ts';
import type { Delivery } from '../send/chat-send.ts';
import { isTooLong, joinDrafts } from '../send/draft.ts';
import type { OutboxEntry } from '../send/outbox.ts';
import { AT_REST, onResult, onStart } from '../send/reconcile.ts';
import { onRefusal } from '../state/chat-refusal.ts';
import { putMessages, temporaryId } from '../state/message-list.ts';
import type { ActionParts } from './another-reply.ts';

/** Changes the visitor's newest text: its words go into the composer, and are sent from there in place of it. */
export const createEdit = (parts: ActionParts) => {
  const { api, chat, notice, environment, refresh, deliver, abandon } = parts;
  const { clock, random, log } = environment;

  /** @param id null: what stood in the composer comes back */
  const begin = (id: string | null): void => {
    const { editing, draft, messages } = chat.get();
    const message = messages.find((one) => one.id === id);
    const before = editing?.draft ?? draft;
    if (message) {
      chat.patch({ editing: { id: message.id, draft: before }, draft: message.content });
    } else chat.patch({ editing: null, draft: before });
  };

  /** @param before the list with the old pair, which comes back where the new text is not answered in its place */
  const inPlace = (edits: string, before: readonly Message[]): Delivery => ({
    call: ({ content, clientMessageId }, listener) =>
      api.editMessage(edits, { content, clientMessageId }, listener),
    onStart: (state, ...started) => {
      const at = before.findIndex(({ id }) => id === edits);
      // The old text has gone, so the list has the new one.
      if (at < 0) return { ...AT_REST, sending: true };
      const messages = before.filter(({ sender }, place) => place < at || sender === 'system');
      return { ...AT_REST, ...onStart({ ...state, messages }, ...started) };
    },
    onResult: (state, entry, result) => {
      if ('aiMessage' in result) return onResult(state, entry, result);
      // A card is answered beside what was said, not in place of it.
      const messages = [...before];
      const beside = onStart(
        { ...state, messages },
        result.systemMessage.sessionId,
        entry,
        clock.now(),
      );
      return onResult({ ...state, ...beside }, entry, result);
    },
    onFailure: ({ clientMessageId, messageId, content }, error) => {
      log.error('Failed to change a message', error);
      const isGone = isRefusal(error, 404);
      chat.patch({
        ...AT_REST,
        messages: putMessages(before, [clientMessageId, messageId], []),
        draft: joinDrafts(content, chat.get().draft),
        ...(isGone ? {} : onRefusal(error)),
      });
      if (chat.get().phase !== 'ready') return;
      const told = isRefusal(error, 409) && error instanceof ApiError ? error.sentence : undefined;
      const other = isGone
        ? 'It was changed somewhere else.'
        : 'Your message is as it was. Please try again.';
      notice.show({ title: 'Not changed', text: told ?? other, isDestructive: true });
    },
  });

  /** Sends it, or takes it up after a reload: the server shares its turn, running or finished. */
  const takeUp = async (entry: OutboxEntry): Promise<void> => {
    const { session, messages } = chat.get();
    if (!session || !entry.edits) return;
    await deliver(session.id, entry, inPlace(entry.edits, messages));
    // Only the server knows whether words of care stand beside the old pair, or another tab was first.
    await refresh();
  };

  const send = async (): Promise<void> => {
    const { editing, draft, messages } = chat.get();
    const content = draft.trim();
    if (!editing || !content || isTooLong(content)) return;
    const message = messages.find(({ id }) => id === editing.id);
    begin(null);
    if (!message || message.content === content) return;
    // What she is saying to the old words is no longer waited for.
    abandon();
    await takeUp({ clientMessageId: temporaryId(random.hex(16)), content, edits: editing.id });
  };

  return { begin, send, takeUp };
};
