import type { Environment } from '../../../browser/environment/environment.ts';
import { isLost, isRefusal, pausedSentence } from '../../../browser/request/api-error.ts';
import { HAPTIC_MS } from '../../notice/haptics.ts';
import type { NoticeStore } from '../../notice/notice.ts';
import { ADULT_KEY } from '../../visitor/adult-gate.ts';
import { onRefusal } from '../state/chat-refusal.ts';
import type { ChatHandle } from '../state/chat-state.ts';
import { temporaryId, unansweredId } from '../state/message-list.ts';
import { type DraftStore, isTooLong } from './draft.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import { onFailure, onResult, onStart } from './reconcile.ts';
import { withRetries } from './retry.ts';
import { SENT_KEY } from './sent-count.ts';
import type { createTurnAttempt, TurnCall } from './turn-attempt.ts';

const SEND_FAILED = {
  title: 'Error',
  text: 'Failed to send message. Please try again.',
  isDestructive: true,
};

/** How a text is delivered: the call, and what is shown at its start, at its end and where it fails. */
export interface Delivery {
  call?: TurnCall;
  onStart: typeof onStart;
  onResult: typeof onResult;
  onFailure: (entry: OutboxEntry, error: unknown) => void;
}

interface Parts {
  chat: Pick<ChatHandle, 'get' | 'patch'>;
  attempt: ReturnType<typeof createTurnAttempt>;
  outbox: Outbox;
  drafts: Pick<DraftStore, 'keep' | 'flush'>;
  notice: Pick<NoticeStore, 'show' | 'hide'>;
  environment: Pick<Environment, 'clock' | 'presence' | 'random' | 'local' | 'vibrate' | 'log'>;
  /** Takes up a text that replaces another. */
  takeUpEdit: (entry: OutboxEntry) => Promise<void>;
}

/** Sends what the visitor writes, and sends again what was on its way when a page or a network went. */
export const createSender = (parts: Parts) => {
  const { chat, attempt, outbox, drafts, notice, environment } = parts;
  const { clock, random, local, vibrate, log } = environment;

  const keepDraft = (chatId: string) => {
    drafts.keep(chatId, chat.get().draft);
    drafts.flush();
  };

  const giveBack = (entry: OutboxEntry, error: unknown) => {
    const isBalanceEmpty = isRefusal(error, 402);
    chat.patch({ ...onFailure(chat.get(), entry, isBalanceEmpty), ...onRefusal(error) });
    if (isBalanceEmpty) return;
    log.error('Failed to send message', error);
    if (chat.get().phase !== 'ready') return;
    const text = pausedSentence(error);
    notice.show(text ? { ...SEND_FAILED, title: 'Paused', text } : SEND_FAILED);
  };

  /** The turn that is followed here; undefined: none is. */
  let followed: [chatId: string, entry: OutboxEntry] | undefined;

  /** What is on its way comes to nothing here, and is not sent again: an edited text has taken its place. */
  const abandon = () => {
    if (followed) outbox.remove(...followed);
    followed = undefined;
  };

  const deliver = async (
    chatId: string,
    sent: OutboxEntry,
    delivery: Delivery = { onStart, onResult, onFailure: giveBack },
  ) => {
    let entry = sent;
    const turn: typeof followed = [chatId, sent];
    followed = turn;
    const isAbandoned = () => followed !== turn;
    const patch: typeof chat.patch = (part) => {
      if (!isAbandoned()) chat.patch(part);
    };
    const noteSaved = (messageId: string) => {
      entry = { ...entry, messageId };
      outbox.amend(chatId, entry);
    };
    outbox.put(chatId, entry);
    notice.hide();
    chat.patch(delivery.onStart(chat.get(), chatId, entry, clock.now()));
    keepDraft(chatId);
    try {
      const call = async () =>
        isAbandoned() ? undefined : attempt(chatId, entry, noteSaved, patch, delivery.call);
      const result = await withRetries(environment, call, () => patch({ reconnecting: true }));
      outbox.remove(chatId, entry);
      if (!result || isAbandoned()) return;
      chat.patch(delivery.onResult(chat.get(), entry, result));
      // Should the account be opened again, the question before a chat is to be answered again.
      if (chat.get().closed !== null) local.remove(ADULT_KEY);
    } catch (error) {
      if (isAbandoned()) {
        outbox.remove(chatId, entry);
        return;
      }
      // A lost turn may still be answered: the same words find it again under its name.
      if (isLost(error)) outbox.amend(chatId, { ...entry, givenBack: true });
      else outbox.remove(chatId, entry);
      delivery.onFailure(entry, error);
    }
    keepDraft(chatId);
  };

  const takeUp = (chatId: string, entry: OutboxEntry) =>
    entry.edits ? parts.takeUpEdit(entry) : deliver(chatId, entry);

  /** Sends the words in the composer; does nothing while there are none or others are on their way. */
  const send = async (): Promise<void> => {
    const { session, draft, sending } = chat.get();
    const content = draft.trim();
    if (!session || !content || isTooLong(content) || sending) return;
    const kept = outbox.read(session.id);
    const isSame = kept?.givenBack && kept.content === content;
    const entry = isSame
      ? { ...kept, givenBack: undefined }
      : { clientMessageId: temporaryId(random.hex(16)), content };
    chat.patch({ draft: '', payment: null });
    vibrate(HAPTIC_MS);
    local.set(SENT_KEY, String(Number(local.get(SENT_KEY)) + 1));
    await takeUp(session.id, entry);
  };

  /**
   * Takes up a text whose end is not known: the server shares its turn, running or finished. One whose
   * words are back in the composer is taken up only if it was saved and the words are still the same.
   */
  const resume = async (): Promise<void> => {
    const { session, draft, sending, messages } = chat.get();
    const kept = session && outbox.read(session.id);
    if (!kept || sending) return;
    const { givenBack, content, ...others } = kept;
    if (givenBack) {
      if (!kept.messageId || draft.trim() !== content) return;
      chat.patch({ draft: '' });
    }
    const messageId = kept.messageId ?? unansweredId(messages, content);
    await takeUp(session.id, { ...others, content, messageId });
  };

  return { send, resume, deliver, abandon };
};
