import type { Message } from '#contract/schemas/chat.ts';
import type { Api } from '../browser/api.ts';
import { createChatStore } from '../stores/chat.ts';
import { createUserStore } from '../stores/user.ts';
import { fakeApi, message, SESSION, USER } from './fake-api.ts';
import { fakeEnvironment } from './fake-environment.ts';

/** A list in which she has already spoken. */
export const GREETED = [message('system', 'This is Meera'), message('ai', 'Hi!')];
/** A chat store over a fake browser and server; what is not given here is answered as usual. */
export const chatSetUp = (answers: Partial<Api>, messages: Message[] = GREETED) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    session: async () => SESSION,
    messages: async () => messages,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const chat = createChatStore({ api, user, environment });
  const contents = () => chat.$chat.get().messages.map(({ content }) => content);
  return { ...browser, asked, chat, contents, state: () => chat.$chat.get() };
};

/** As `chatSetUp`, with the chat loaded. */
export const openedChat = async (...input: Parameters<typeof chatSetUp>) => {
  const parts = chatSetUp(...input);
  await parts.chat.open(SESSION.id);
  return parts;
};
