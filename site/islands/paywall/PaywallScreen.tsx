import { Fragment } from 'react';
import { PACKS, type Pack } from '#contract/packs.ts';
import { PAGES } from '#contract/pages.ts';
import type { PaywallState } from '../../stores/payment/paywall.ts';
import type { Referral } from '../../stores/payment/referral.ts';
import { MissingChat } from '../../ui/MissingChat.tsx';
import { Benefits } from './Benefits.tsx';
import { PackCard } from './PackCard.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { PaywallHeader } from './PaywallHeader.tsx';
import styles from './paywall.module.css';
import { ReferralCard } from './ReferralCard.tsx';
import { ReferralDialog } from './ReferralDialog.tsx';

interface Props {
  paywall: PaywallState;
  /** Null while the sheet is closed. */
  referral: Referral | null;
  onPay: (pack: Pack) => void;
  onShare: () => void;
  onCopyLink: () => void;
  onCloseReferral: () => void;
  onBack: () => void;
}

/** More messages: packs to buy, and friends to bring. */
export const PaywallScreen = (props: Props) => {
  const { paywall, referral, onPay, onShare, onCopyLink, onCloseReferral } = props;
  const { phase, chatId, session, selected, paying } = paywall;
  if (phase === 'missing') return <MissingChat closed={paywall.closed} />;
  const isBusy = paying !== null;
  const isDisabled = isBusy || phase === 'waiting';
  return (
    <>
      <PaywallHeader
        backUrl={chatId && PAGES.chat(chatId)}
        imagePath={session?.companion.imagePath ?? null}
        onBack={props.onBack}
      />
      <div className={styles.paywall} aria-busy={isBusy}>
        <p className={styles.banner}>Special Launch Price - Huge Savings Available!</p>
        {PACKS.map((pack, at) => (
          <Fragment key={pack.id}>
            <PackCard
              pack={pack}
              selected={pack.id === selected}
              disabled={isDisabled}
              dimmed={isBusy}
              onPay={onPay}
            />
            {at === 0 && <ReferralCard disabled={isDisabled} onShare={onShare} />}
          </Fragment>
        ))}
        <Benefits />
        {paying && <PaymentProgress step={paying} />}
        <p className={styles.footer}>Secure payment powered by a UPI payment provider</p>
      </div>
      {referral && (
        <ReferralDialog referral={referral} onCopy={onCopyLink} onClose={onCloseReferral} />
      )}
    </>
  );
};
