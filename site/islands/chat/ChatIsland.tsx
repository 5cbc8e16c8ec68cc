import { useCallback, useEffect, useState } from 'react';
import { createChatStore } from '../../stores/chat/chat.ts';
import { isTooLong } from '../../stores/chat/draft.ts';
import { proposalsIn, variableIn } from '../../stores/chat/proposals.ts';
import { createNoticeStore } from '../../stores/notice/notice.ts';
import { api, environment, user } from '../app.ts';
import { lastPathPart } from '../last-path-part.ts';
import { NoticeToaster } from '../NoticeToaster.tsx';
import { useStore } from '../use-store.ts';
import { ChatScreen } from './ChatScreen.tsx';

const createStores = () => {
  const notice = createNoticeStore();
  return { notice, chat: createChatStore({ api, user, notice, environment }) };
};

const deedsOf = ({ copy, remember, edit }: ReturnType<typeof createChatStore>) => ({
  onCopy: (id: string) => void copy(id),
  onRemember: (id: string, isWanted: boolean) => void remember(id, isWanted),
  onEdit: (id: string) => void edit(id),
});

const openChat = () => lastPathPart(environment.navigation.path());

/** The chat whose id ends the page's address. */
export const ChatIsland = () => {
  const [{ chat, notice }] = useState(createStores);
  const state = useStore(chat.$chat);
  const [deeds] = useState(() => deedsOf(chat));
  const another = useCallback(() => void chat.another(), [chat]);
  const choose = useCallback((index: number) => void chat.choose(index), [chat]);
  useEffect(() => {
    void chat.open(openChat());
    return chat.watch();
  }, [chat]);
  return (
    <>
      <ChatScreen
        chat={state}
        tooLong={isTooLong(state.draft.trim())}
        proposals={proposalsIn(state)}
        now={environment.clock.now()}
        onWrite={chat.write}
        onSend={() => void chat.send()}
        variable={variableIn(state)}
        onAnother={another}
        onChoose={choose}
        deeds={deeds}
        onCancelEdit={() => void chat.edit(null)}
        onRetry={() => void chat.open(openChat())}
        onOlder={chat.loadOlder}
        onAnswerPayment={chat.answerPayment}
      />
      <NoticeToaster store={notice} />
    </>
  );
};
