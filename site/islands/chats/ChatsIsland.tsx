import { useEffect, useState } from 'react';
import { createChatsStore } from '../../stores/chats.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

/** The visitor's chats. */
export const ChatsIsland = () => {
  const [chats] = useState(() => createChatsStore({ api, user, environment }));
  useEffect(() => {
    void chats.load();
  }, [chats]);
  return (
    <ChatsScreen
      chats={useStore(chats.$chats)}
      now={environment.clock.now()}
      onRetry={chats.load}
    />
  );
};
