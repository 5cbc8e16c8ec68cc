import { useEffect, useState } from 'react';
import { createAvailabilityStore } from '../../stores/companions/availability.ts';
import { createCompanionsStore } from '../../stores/companions/companions.ts';
import { createChatStart } from '../../stores/start/chat-start.ts';
import { createCompanionChats } from '../../stores/start/companion-chats.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { CompanionsScreen } from './CompanionsScreen.tsx';

const createStores = () => {
  const availability = createAvailabilityStore({ api, environment });
  const { isAvailable } = availability;
  const chatsWith = createCompanionChats({ api, user, environment });
  return {
    availability,
    companions: createCompanionsStore({ api, environment }),
    chatStart: createChatStart({ isAvailable, chatsWith, environment }),
  };
};

/** The list of companions. */
export const CompanionsIsland = () => {
  const [{ availability, companions, chatStart }] = useState(createStores);
  useEffect(() => {
    void user.ensureUser();
    void companions.open();
    const stops = [availability.open(), chatStart.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [availability, companions, chatStart]);
  return (
    <CompanionsScreen
      list={useStore(companions.$list)}
      filter={useStore(companions.$filter)}
      available={useStore(availability.$available)}
      start={useStore(chatStart.$start)}
      closed={useStore(user.$user)?.closed ?? null}
      onSearch={companions.search}
      onFilter={companions.filterBy}
      onRetry={companions.load}
      onWatch={availability.watch}
      onPress={chatStart.press}
      onStartNew={chatStart.startNew}
      onChoose={chatStart.choose}
      onDismiss={chatStart.dismiss}
    />
  );
};
