import { ApiError, isRefusal } from '../../browser/api-error.ts';
import type { ActionParts } from './another-reply.ts';
import { onRefusal } from './chat-refusal.ts';
import { isTooLong, joinDrafts } from './draft.ts';
import { createFramePainter } from './frame-painter.ts';
import { putMessages, temporaryId, temporaryMessage } from './message-list.ts';
import { AT_REST, onResult } from './reconcile.ts';
import { withRetries } from './retry.ts';

/** Changes the visitor's newest text: its words go into the composer, and are sent from there in place of it. */
export const createEdit = (parts: ActionParts) => {
  const { api, user, chat, notice, environment, refresh, abandon } = parts;
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

  const send = async (): Promise<void> => {
    const { session, editing, draft, messages: before } = chat.get();
    const content = draft.trim();
    if (!session || !editing || !content || isTooLong(content)) return;
    const at = before.findIndex(({ id }) => id === editing.id);
    if (at < 0 || before[at]?.content === content) {
      begin(null);
      return;
    }
    // What she is saying to the old words is no longer waited for.
    abandon();
    notice.hide();
    const id = temporaryId(random.hex(16));
    const kept = before.filter(({ sender }, place) => place < at || sender === 'system');
    const temporary = temporaryMessage(session.id, { id, content }, clock.now());
    const messages = [...kept, temporary];
    const draftBefore = editing.draft;
    chat.patch({ ...AT_REST, sending: true, editing: null, draft: draftBefore, messages });
    let entry: { clientMessageId: string; content: string; messageId?: string } = {
      clientMessageId: id,
      content,
    };
    const painter = createFramePainter<string>(clock, (reply) =>
      chat.patch({ reply, reconnecting: false }),
    );
    const call = () => {
      let reply = '';
      return user.asVisitor(() =>
        api.editMessage(
          editing.id,
          { content, clientMessageId: id },
          {
            onUser: (saved) => {
              const { messages: now } = chat.get();
              entry = { ...entry, messageId: saved.id };
              chat.patch({ messages: putMessages(now, [id], [saved]), reconnecting: false });
            },
            onDelta: (text) => {
              reply += text;
              painter.paint(reply);
            },
          },
        ),
      );
    };
    try {
      const result = await withRetries(environment, call, () => chat.patch({ reconnecting: true }));
      painter.stop();
      // A card is answered beside what was said, not in place of it.
      const shown = 'aiMessage' in result ? chat.get().messages : [...before, temporary];
      chat.patch(onResult({ ...chat.get(), messages: shown }, entry, result));
    } catch (error) {
      painter.stop();
      log.error('Failed to change a message', error);
      chat.patch({
        ...AT_REST,
        messages: before,
        draft: joinDrafts(content, chat.get().draft),
        ...(isRefusal(error, 404) ? {} : onRefusal(error)),
      });
      if (chat.get().phase !== 'ready') return;
      const told = isRefusal(error, 409) && error instanceof ApiError ? error.sentence : undefined;
      const other = isRefusal(error, 404)
        ? 'It was changed somewhere else.'
        : 'Your message is as it was. Please try again.';
      const text = told ?? other;
      notice.show({ title: 'Not changed', text, isDestructive: true });
      if (isRefusal(error, 409) || isRefusal(error, 404)) await refresh();
    }
  };

  return { begin, send };
};
