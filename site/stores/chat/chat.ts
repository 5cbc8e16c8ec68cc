import { PAGES } from '#contract/pages.ts';
import type { Api } from '../../browser/api/api.ts';
import type { ChatActionsApi } from '../../browser/api/chat-actions-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { NoticeStore } from '../notice/notice.ts';
import { createPaymentMarks } from '../payment/payment-marks.ts';
import type { UserStore } from '../visitor/user.ts';
import type { createChatActions } from './actions/chat-actions.ts';
import { createLoader } from './chat-load.ts';
import { createSender } from './send/chat-send.ts';
import { clipDraft, createDraftStore } from './send/draft.ts';
import { createOutbox } from './send/outbox.ts';
import { createTurnAttempt } from './send/turn-attempt.ts';
import { createChatState } from './state/chat-state.ts';

/** One chat: loads it, asks for her welcome, sends what the visitor writes, and survives a lost page. */
export const createChatStore = ({
  api,
  user,
  notice,
  environment,
  chatActionsApi,
}: {
  api: Pick<Api, 'session' | 'messages' | 'welcome' | 'sendMessage'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor' | 'isErased'>;
  notice: Pick<NoticeStore, 'show' | 'hide'>;
  environment: Pick<
    Environment,
    | 'busy'
    | 'fetch'
    | 'clock'
    | 'presence'
    | 'random'
    | 'clipboard'
    | 'local'
    | 'vibrate'
    | 'navigation'
    | 'onReturn'
    | 'log'
  >;
  /** What is rarely asked of the server; that of the environment unless a test brings its own. */
  chatActionsApi?: ChatActionsApi;
}) => {
  const { clock, presence, local, navigation, onReturn, log } = environment;
  const chat = createChatState();
  const marks = createPaymentMarks(environment);
  const drafts = createDraftStore({ local, clock });
  const outbox = createOutbox(local);
  const loader = createLoader({ api, user, chat, clock, log });
  const attempt = createTurnAttempt({ api, user, chat, clock });
  const { send, resume, deliver, abandon } = createSender({
    chat,
    attempt,
    outbox,
    drafts,
    notice,
    environment,
    takeUpEdit: (entry) => doRarely(({ edit }) => edit.takeUp(entry)),
  });

  let actions: Promise<ReturnType<typeof createChatActions>> | undefined;

  /** Does what is rarely done: its code is fetched with the first of it. */
  const doRarely = async (
    action: (actions: ReturnType<typeof createChatActions>) => Promise<void>,
  ) => {
    const { refresh, loadOlder } = loader;
    actions ??= import('./actions/chat-actions.ts').then(({ createChatActions }) =>
      createChatActions({
        api: chatActionsApi,
        user,
        chat,
        notice,
        environment,
        refresh,
        loadOlder,
        deliver,
        abandon,
      }),
    );
    try {
      await action(await actions);
    } catch (error) {
      actions = undefined;
      log.error('Failed to fetch what is rarely done', error);
      notice.show({
        title: 'Error',
        text: 'Please check your connection and try again.',
        isDestructive: true,
      });
    }
  };

  let opened = '';

  /** Opens a chat; also the way to try again. Resolves when nothing is left to do. */
  const open = async (chatId: string): Promise<void> => {
    opened = chatId;
    await loader.load(chatId);
    const { phase, draft } = chat.get();
    if (phase !== 'ready') return;
    chat.patch({ draft: draft || drafts.read(chatId), payment: marks.take() });
    const wanted = new URLSearchParams(navigation.query()).get('message');
    if (wanted) void doRarely(({ keep }) => keep.jump(wanted));
    await Promise.all([loader.welcome(wanted !== null), resume()]);
  };

  const mind = () => {
    // Erased in another tab: nothing stays, and drafts are no longer saved.
    if (user.isErased()) chat.patch({ phase: 'missing' });
    else if (!presence.isVisible()) drafts.flush();
    else if (!presence.isOnline()) return;
    else if (chat.get().phase === 'failed') void open(opened);
    else void resume();
  };

  /** Minds the page's comings and goings: keeps the draft, takes up what was lost. The answer stops it. */
  const watch = (): (() => void) => {
    const stops = [
      presence.onChange(mind),
      // Back from the paywall, say, by way of the browser's own memory of this page.
      onReturn(() => {
        // What was erased meanwhile is on its way out of sight (layouts/before-paint.ts).
        if (user.isErased() || chat.get().phase !== 'ready') return;
        chat.patch({ payment: marks.take() ?? chat.get().payment });
        void loader.refresh();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const write = (words: string) => {
    const { session, draft: before } = chat.get();
    const draft = clipDraft(words, before);
    chat.patch({ draft });
    // Words that are being changed are no draft of something new.
    if (session && !chat.get().editing) drafts.keep(session.id, draft);
  };

  return {
    $chat: chat.$chat,
    open,
    watch,
    loadOlder: loader.loadOlder,
    refresh: loader.refresh,
    /** Brings a message into sight, however far back it is. */
    jump: (messageId: string) => doRarely(({ keep }) => keep.jump(messageId)),
    send: () => (chat.get().editing ? doRarely(({ edit }) => edit.send()) : send()),
    /** Takes the words of one's newest text into the composer, to be changed; null: puts back what stood there. */
    edit: (messageId: string | null) => doRarely(async ({ edit }) => edit.begin(messageId)),
    /** Puts a message into what she remembers, or takes it out. */
    remember: (messageId: string, isWanted: boolean) =>
      doRarely(({ keep }) => keep.remember(messageId, isWanted)),
    copy: (messageId: string) => doRarely(({ keep }) => keep.copy(messageId)),
    /** Asks for another reply in place of her newest one. */
    another: () => doRarely(({ another }) => another.make()),
    /** Shows another one of the replies there are, by its place from 0. */
    choose: (index: number) => doRarely(({ another }) => another.choose(index)),
    write,
    /** Puts the card of a payment away; one that failed leads to the paywall. */
    answerPayment: (): void => {
      const { payment } = chat.get();
      chat.patch({ payment: null });
      if (payment === 'failed') navigation.assign(PAGES.paywall(opened));
    },
  };
};
