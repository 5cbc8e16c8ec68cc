import type { Message } from '#contract/schemas/chat.ts';
import { createChatStore } from '../stores/chat/chat.ts';
import { createNoticeStore } from '../stores/notice/notice.ts';
import { createUserStore } from '../stores/visitor/user.ts';
import { fakeApi, message, SESSION, USER, type WholeApi } from './fake-api.ts';
import { fakeEnvironment } from './fake-environment.ts';
import { fakeTurns, settle } from './fake-turns.ts';

/** A list in which she has already spoken. */
export const GREETED = [message('system', 'This is Meera'), message('ai', 'Hi!')];

type Browser = ReturnType<typeof fakeEnvironment>;

/**
 * A chat store over a fake browser and server; what is not given here is answered as usual. Several
 * on one browser are its tabs, or the same tab after a reload.
 */
export const chatSetUp = (
  answers: Partial<WholeApi>,
  messages: Message[] = GREETED,
  browser: Browser = fakeEnvironment(),
) => {
  const { environment } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    session: async () => SESSION,
    messages: async () => messages,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const notice = createNoticeStore();
  const chat = createChatStore({ api, user, notice, environment, chatActionsApi: api });
  const contents = () => chat.$chat.get().messages.map(({ content }) => content);
  return { ...browser, browser, asked, chat, notice, contents, state: () => chat.$chat.get() };
};

/** As `chatSetUp`, with the chat loaded. */
export const openedChat = async (...input: Parameters<typeof chatSetUp>) => {
  const parts = chatSetUp(...input);
  await parts.chat.open(SESSION.id);
  return parts;
};

/** A chat that is watched over, with a text on its way in a turn that the test leads. */
export const sendingChat = async (text = 'hello') => {
  const turns = fakeTurns();
  const parts = await openedChat({ sendMessage: turns.sendMessage });
  const stopWatching = parts.chat.watch();
  parts.chat.write(text);
  void parts.chat.send();
  /** Lets time pass, and what was waiting for it run. */
  const lapse = (ms: number) => {
    parts.clock.advance(ms);
    return settle();
  };
  /** The same chat opened again: the page after a reload, or another tab. */
  const reopen = async (messages = GREETED) => {
    const again = chatSetUp({ sendMessage: turns.sendMessage }, messages, parts.browser);
    void again.chat.open(SESSION.id);
    await settle();
    return again;
  };
  return { ...parts, turns, turn: turns.call(0), stopWatching, lapse, reopen };
};
