import { useEffect, useState } from 'react';
import { createChatsStore } from '../../stores/chats/chats.ts';
import { createSharedWords } from '../../stores/chats/shared-words.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

/** The visitor's chats, and what another app has shared for one of them. */
export const ChatsIsland = () => {
  const [chats] = useState(() => createChatsStore({ api, user, environment }));
  const [shared] = useState(() => createSharedWords({ environment }));
  useEffect(() => {
    // First: it takes its own word out of the address, which is no campaign's.
    const stop = shared.open();
    void chats.load();
    return stop;
  }, [chats, shared]);
  return (
    <ChatsScreen
      chats={useStore(chats.$chats)}
      now={environment.clock.now()}
      onRetry={chats.load}
      shared={useStore(shared.$shared)}
      onChoose={shared.putInto}
      onAccept={shared.accept}
      onDiscard={shared.discard}
    />
  );
};
