import { useEffect, useState } from 'react';
import type { KnownCompanion } from '#contract/schemas/companion.ts';
import { createAvailabilityStore } from '../../stores/companions/availability.ts';
import { createCompanionStore } from '../../stores/companions/companion.ts';
import { createChatStart } from '../../stores/start/chat-start.ts';
import { createCompanionChats } from '../../stores/start/companion-chats.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { CompanionScreen } from './CompanionScreen.tsx';
import { companionAddress } from './companion-address.ts';

interface Props {
  /** Her, where the page is hers alone. */
  built?: KnownCompanion;
}

const createStores = (built: KnownCompanion | undefined) => {
  const availability = createAvailabilityStore({ api, environment });
  const { isAvailable } = availability;
  const chatsWith = createCompanionChats({ api, user, environment });
  return {
    availability,
    companion: createCompanionStore({ api, environment, built }),
    chatStart: createChatStart({ isAvailable, chatsWith, environment }),
  };
};

const address = () => companionAddress(environment.navigation.path());

/** The companion whom the page's address names. */
export const CompanionIsland = ({ built }: Props) => {
  const [{ availability, companion, chatStart }] = useState(() => createStores(built));
  const state = useStore(companion.$companion);
  useEffect(() => {
    void user.ensureUser();
    void companion.open(address());
    const stops = [availability.open(), chatStart.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [availability, companion, chatStart]);

  const name = state.kind === 'ready' ? state.companion.name : null;
  useEffect(() => {
    // On a shared phone the title names nobody (layouts/before-paint.ts).
    const isDiscreet = document.documentElement.hasAttribute('data-discreet');
    if (name && !isDiscreet) document.title = `${name} · Jaanu`;
  }, [name]);

  return (
    <CompanionScreen
      state={state}
      available={useStore(availability.$available)}
      start={useStore(chatStart.$start)}
      closed={useStore(user.$user)?.closed ?? null}
      onRetry={() => void companion.open(address())}
      onWatch={availability.watch}
      onPress={chatStart.press}
      onStartNew={chatStart.startNew}
      onChoose={chatStart.choose}
      onDismiss={chatStart.dismiss}
    />
  );
};
