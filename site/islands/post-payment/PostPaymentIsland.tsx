import { useEffect, useState } from 'react';
import { createPostPaymentStore } from '../../stores/payment/post-payment.ts';
import { api, environment, user } from '../app.ts';
import { events } from '../events.ts';
import { lastPathPart } from '../last-path-part.ts';
import { useStore } from '../use-store.ts';
import { PostPaymentScreen } from './PostPaymentScreen.tsx';

/** How a payment ended, for the chat whose id ends the page's address. */
export const PostPaymentIsland = () => {
  const [payment] = useState(() => createPostPaymentStore({ api, user, events, environment }));
  useEffect(() => {
    void payment.open(lastPathPart(environment.navigation.path()));
  }, [payment]);
  return (
    <PostPaymentScreen
      payment={useStore(payment.$payment)}
      bought={useStore(payment.$bought)}
      onContinue={payment.continueChat}
      onRetry={payment.retry}
    />
  );
};
