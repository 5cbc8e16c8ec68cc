import { useEffect, useState } from 'react';
import { createAccountApi } from '../../browser/api/account-api.ts';
import { pixelOfPage } from '../../browser/page/pixel-of-page.ts';
import { retentionDaysOfPage } from '../../browser/page/retention-days.ts';
import { createAccountStore } from '../../stores/account/account.ts';
import { createAdConsent } from '../../stores/account/ad-consent.ts';
import { createDiscreet } from '../../stores/account/discreet.ts';
import { createErasureStore } from '../../stores/account/erasure.ts';
import { createMemoryStore } from '../../stores/account/memory.ts';
import { environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { YouScreen } from './YouScreen.tsx';

const createStores = () => {
  const api = createAccountApi(environment);
  const account = createAccountStore({ api, user, environment });
  return {
    account,
    memory: createMemoryStore({ api, user, account, environment }),
    erasure: createErasureStore({ api, user, account, environment }),
    consent: createAdConsent({ ...environment, pixelId: pixelOfPage() }),
    discreet: createDiscreet({
      environment,
      // As another tab would hear of it.
      onChange: () => void window.dispatchEvent(new Event('storage')),
    }),
  };
};

/** The visitor's own page: purchases, ledger, data, consent. */
export const YouIsland = () => {
  const [{ account, memory, erasure, consent, discreet }] = useState(createStores);
  const state = useStore(account.$account);
  const isReady = state.kind === 'ready';
  useEffect(() => {
    // The browser has looked for what the address names before it was there.
    if (isReady) document.getElementById(window.location.hash.slice(1))?.focus();
  }, [isReady]);
  const hasConsent = useStore(consent.$consent);
  useEffect(() => {
    void account.load();
    consent.open();
    discreet.open();
    return account.watch();
  }, [account, consent, discreet]);
  return (
    <YouScreen
      state={state}
      user={useStore(user.$user)}
      erasure={useStore(erasure.$erasure)}
      keptDays={retentionDaysOfPage()}
      consent={hasConsent}
      now={environment.clock.now()}
      onRetry={account.load}
      onOlder={account.loadOlder}
      onCorrect={memory.correct}
      onForget={memory.forget}
      onPutBack={memory.putBack}
      onRemember={memory.remember}
      onAskErase={erasure.ask}
      onUnderstand={erasure.understand}
      onErase={erasure.erase}
      onKeep={erasure.cancel}
      onConsent={consent.give}
      isDiscreet={useStore(discreet.$discreet)}
      isBarred={useStore(discreet.$isBarred)}
      onDiscreet={discreet.choose}
    />
  );
};
