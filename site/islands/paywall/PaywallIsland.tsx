import { useEffect, useState } from 'react';
import { createNoticeStore } from '../../stores/notice/notice.ts';
import { createPaywallStore } from '../../stores/payment/paywall.ts';
import { createReferralStore } from '../../stores/payment/referral.ts';
import { api, environment, user } from '../app.ts';
import { events } from '../events.ts';
import { lastPathPart } from '../last-path-part.ts';
import { NoticeToaster } from '../NoticeToaster.tsx';
import { useStore } from '../use-store.ts';
import { PaywallScreen } from './PaywallScreen.tsx';

const createStores = () => {
  const notice = createNoticeStore();
  return {
    notice,
    paywall: createPaywallStore({ api, user, events, notice, environment }),
    referral: createReferralStore({ user, notice, environment }),
  };
};

interface Props {
  /** The operator's words in place of the packs' badges. */
  badges?: { readonly [id: string]: string | undefined };
}

/** The paywall of the chat whose id ends the page's address. */
export const PaywallIsland = ({ badges }: Props) => {
  const [{ notice, paywall, referral }] = useState(createStores);
  const state = useStore(paywall.$paywall);
  const shown = useStore(referral.$referral);
  const visitor = useStore(user.$user);
  useEffect(() => {
    void paywall.open(lastPathPart(environment.navigation.path()));
    return paywall.watch();
  }, [paywall]);
  return (
    <>
      <PaywallScreen
        paywall={state}
        referral={shown}
        now={environment.clock.now()}
        badges={badges}
        held={visitor?.referralsHeld ?? 0}
        onPay={paywall.pay}
        onKeepState={paywall.keepState}
        onShare={referral.open}
        onCopyLink={referral.copy}
        onCloseReferral={referral.close}
        onBack={paywall.goBack}
      />
      <NoticeToaster store={notice} isExpected={state.paying !== null || shown !== null} />
    </>
  );
};
