import { useEffect, useState } from 'react';
import { type ChatType, isChatType } from '#contract/chat-types.ts';
import { createLoadingStore } from '../../stores/start/loading.ts';
import { api, environment, user } from '../app.ts';
import { lastPathPart } from '../last-path-part.ts';
import { useStore } from '../use-store.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

interface Props {
  /** Given where the page is rendered for one type; the shell finds it in the address. */
  chatType?: ChatType;
}

/** Runs the progress and continues to the new chat. */
export const LoadingIsland = ({ chatType }: Props) => {
  const [loading] = useState(() => createLoadingStore({ api, user, environment }));
  const [wanted, setWanted] = useState<string | undefined>(chatType);

  useEffect(() => {
    const fromAddress = lastPathPart(environment.navigation.path());
    setWanted(fromAddress);
    return loading.start(fromAddress);
  }, [loading]);

  return (
    <LoadingScreen
      chatType={isChatType(wanted) ? wanted : undefined}
      progress={useStore(loading.$progress)}
      phase={useStore(loading.$phase)}
      onRetry={() => loading.start(wanted ?? '')}
      onConfirmAdult={loading.confirmAdult}
      onDeclineAdult={loading.declineAdult}
    />
  );
};
