import { REFERRAL_REWARD } from '#contract/limits.ts';
import button from '../../ui/button.module.css';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import styles from './referral.module.css';

interface Props {
  disabled: boolean;
  /** Rewards that come once the friends have written a little. */
  held: number;
  onShare: () => void;
}

/** The way to messages without paying. */
export const ReferralCard = ({ disabled, held, onShare }: Props) => (
  <section className={styles.card} aria-labelledby="refer-title">
    <span className={styles.icon}>
      <MoreIcon name="gift" />
    </span>
    <div className={styles.words}>
      <h2 id="refer-title" className={styles.title}>
        Refer and Earn {REFERRAL_REWARD} messages
      </h2>
      <p className={styles.text}>For each friend who joins with your link.</p>
      {held > 0 && (
        <p className={styles.text}>
          {held * REFERRAL_REWARD} more are on their way: they come once{' '}
          {held === 1 ? 'your friend has' : 'your friends have'} chatted a little.
        </p>
      )}
    </div>
    <button
      type="button"
      className={`${button.button} ${button.quiet}`}
      disabled={disabled}
      onClick={onShare}
    >
      Share & Earn
    </button>
  </section>
);
