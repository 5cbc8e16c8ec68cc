import { REFERRAL_REWARD } from '#contract/limits.ts';
import type { Referral } from '../../stores/payment/referral.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import styles from './referral.module.css';

interface Props {
  referral: Referral;
  onCopy: () => void;
  onClose: () => void;
}

/** The visitor's own link and the ways to share it. */
export const ReferralDialog = ({ referral, onCopy, onClose }: Props) => (
  <Dialog title={`Refer and Earn ${REFERRAL_REWARD} messages`} onClose={onClose}>
    <p>
      Share your link. For each friend who joins with it, {REFERRAL_REWARD} free messages are added
      to your balance.
    </p>
    <p className={styles.link}>{referral.link}</p>
    <div className={styles.ways}>
      <a
        className={`${button.button} ${styles.whatsapp}`}
        href={referral.whatsappUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MoreIcon name="share" size={20} />
        Share on WhatsApp
      </a>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={onCopy}>
        <MoreIcon name="copy" size={20} />
        Copy link
      </button>
    </div>
  </Dialog>
);
