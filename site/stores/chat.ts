import type { Api } from '../browser/api.ts';
import type { Environment } from '../browser/environment.ts';
import { createLoader } from './chat-load.ts';
import { createSender } from './chat-send.ts';
import { createChatState } from './chat-state.ts';
import { createDraftStore } from './draft.ts';
import { createNoticeStore } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { createTurnAttempt } from './turn-attempt.ts';
import type { UserStore } from './user.ts';

/** One chat: loads it, asks for her welcome, sends what the visitor writes, and survives a lost page. */
export const createChatStore = ({
  api,
  user,
  environment,
}: {
  api: Pick<Api, 'session' | 'messages' | 'welcome' | 'sendMessage'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor'>;
  environment: Pick<Environment, 'clock' | 'presence' | 'random' | 'local' | 'log'>;
}) => {
  const { clock, presence, local, log } = environment;
  const chat = createChatState();
  const notice = createNoticeStore({ clock });
  const drafts = createDraftStore({ local, clock });
  const outbox = createOutbox(local);
  const loader = createLoader({ api, user, chat, log });
  const attempt = createTurnAttempt({ api, user, chat, clock });
  const { send, resume } = createSender({ chat, attempt, outbox, drafts, notice, environment });

  let opened = '';

  /** Opens a chat; also the way to try again. Resolves when nothing of it is under way any more. */
  const open = async (sessionId: string): Promise<void> => {
    opened = sessionId;
    await loader.load(sessionId);
    const { phase, draft } = chat.get();
    if (phase !== 'ready') return;
    chat.patch({ draft: draft || drafts.read(sessionId) });
    await Promise.all([loader.welcome(), resume()]);
  };

  /** Minds the page's comings and goings: keeps the draft, takes up what was lost. The answer stops it. */
  const watch = (): (() => void) =>
    presence.onChange(() => {
      if (!presence.isVisible()) drafts.flush();
      else if (!presence.isOnline()) return;
      else if (chat.get().phase === 'failed') void open(opened);
      else void resume();
    });

  const write = (draft: string) => {
    const { session } = chat.get();
    chat.patch({ draft });
    if (session) drafts.keep(session.id, draft);
  };

  return {
    $chat: chat.$chat,
    $notice: notice.$notice,
    hideNotice: notice.hide,
    open,
    watch,
    loadOlder: loader.loadOlder,
    send,
    write,
  };
};
