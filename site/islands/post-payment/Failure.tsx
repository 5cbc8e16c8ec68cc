import { PAGES } from '#contract/page-urls.ts';
import button from '../../ui/button.module.css';
import styles from './post-payment.module.css';

interface Props {
  /** The bank still had the payment when the patience ran out. */
  isLate: boolean;
  /** The chat belongs to another browser of the buyer's. */
  isElsewhere: boolean;
  onRetry: () => void;
}

/** No messages were added. */
export const Failure = ({ isLate, isElsewhere, onRetry }: Props) => (
  <>
    <span data-motif="umbrella" />
    <p className={styles.kiss}>Oops!</p>
    <h1 className={styles.title}>Payment Failed</h1>
    <p className={styles.lead}>Don't worry jaan, try again!</p>
    <div className={styles.card}>
      <p>
        <strong>What happened?</strong> Your payment couldn't be processed. Please try again or
        contact support
      </p>
      {isLate && (
        <p className={styles.note}>
          Your bank has not answered yet. If money has already been taken, the messages are added by
          themselves as soon as it does; you need not pay again.
        </p>
      )}
    </div>
    {!isElsewhere && (
      <button type="button" className={button.button} onClick={onRetry}>
        Try Again
      </button>
    )}
    <a className={`${button.button} ${button.quiet}`} href={PAGES.home}>
      Go Home
    </a>
  </>
);
