import { useEffect, useState } from 'react';
import { createChatStore } from '../../stores/chat.ts';
import { api, environment, user } from '../app.ts';
import { lastPathPart } from '../last-path-part.ts';
import { useStore } from '../use-store.ts';
import { ChatScreen } from './ChatScreen.tsx';

const openChat = () => lastPathPart(environment.navigation.path());

/** The chat whose id ends the page's address. */
export const ChatIsland = () => {
  const [chat] = useState(() => createChatStore({ api, user, environment }));
  useEffect(() => {
    void chat.open(openChat());
    return chat.watch();
  }, [chat]);
  return (
    <ChatScreen
      chat={useStore(chat.$chat)}
      notice={useStore(chat.$notice)}
      onWrite={chat.write}
      onSend={() => void chat.send()}
      onRetry={() => void chat.open(openChat())}
      onOlder={chat.loadOlder}
      onHideNotice={chat.hideNotice}
    />
  );
};
