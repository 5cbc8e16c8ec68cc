import { Fragment } from 'react';
import { type Pack, packsAt } from '#contract/packs.ts';
import { PAGES } from '#contract/pages.ts';
import type { PaywallState } from '../../stores/payment/paywall.ts';
import type { Referral } from '../../stores/payment/referral.ts';
import { MissingChat } from '../../ui/chats/MissingChat.tsx';
import { LeaveApp } from '../leave/lazy-parts.ts';
import { Benefits } from './Benefits.tsx';
import { OnMyPhone, StateSheet } from './lazy-parts.ts';
import { PackCard } from './PackCard.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { PaywallHeader } from './PaywallHeader.tsx';
import styles from './paywall.module.css';
import { ReferralCard } from './ReferralCard.tsx';
import { ReferralDialog } from './ReferralDialog.tsx';

interface Props {
  paywall: PaywallState;
  /** Milliseconds since 1970: what has ended by then is not shown. */
  now: number;
  /** The operator's words in place of a pack's badge; empty: none. */
  badges?: { readonly [id: string]: string | undefined } | undefined;
  /** Referral rewards on their way. */
  held: number;
  /** Null while the sheet is closed. */
  referral: Referral | null;
  onPay: (pack: Pack, state?: string) => void;
  onKeepState: () => void;
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
        <LeaveApp />
        <p className={styles.banner}>Special Launch Price - Huge Savings Available!</p>
        {packsAt(props.now, paywall.packs).map((pack, at) => (
          <Fragment key={pack.id}>
            <PackCard
              pack={{ ...pack, badge: props.badges?.[pack.id] ?? pack.badge ?? '' }}
              selected={pack.id === selected}
              disabled={isDisabled}
              dimmed={isBusy}
              onPay={(chosen) => onPay(chosen)}
            />
            {at === 0 && <ReferralCard disabled={isDisabled} held={props.held} onShare={onShare} />}
          </Fragment>
        ))}
        {chatId && <OnMyPhone path={PAGES.paywall(chatId)} />}
        <Benefits />
        {paying && <PaymentProgress step={paying} />}
        <p className={styles.footer}>Secure payment powered by a UPI payment provider</p>
      </div>
      {paywall.asksFor && (
        <StateSheet
          onChoose={(state) => paywall.asksFor && onPay(paywall.asksFor, state)}
          onClose={props.onKeepState}
        />
      )}
      {referral && (
        <ReferralDialog referral={referral} onCopy={onCopyLink} onClose={onCloseReferral} />
      )}
    </>
  );
};
