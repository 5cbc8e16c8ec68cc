import { PAGES } from '#contract/pages.ts';
import button from '../../ui/button.module.css';
import { workingDaysFrom } from '../../ui/format/working-days.ts';
import styles from './post-payment.module.css';

interface Props {
  /** The bank still had the payment when the patience ran out. */
  isLate: boolean;
  /** The chat belongs to another browser of the buyer's. */
  isElsewhere: boolean;
  /** The bank's own name for the payment; null where it is not known. */
  bankReference?: string | null | undefined;
  /** Milliseconds since 1970. */
  now: number;
  onContinue: () => void;
  onRetry: () => void;
}

/** No messages were added, or none yet: what the bank still has has not failed. */
export const Failure = ({ isLate, isElsewhere, bankReference, now, ...props }: Props) => (
  <>
    {isLate ? (
      <>
        <span data-motif="chai" />
        <h1 className={styles.title}>Payment Pending</h1>
        <p className={styles.lead}>Don't worry jaan, your bank still has it.</p>
        <div className={`${styles.card} ${styles.late}`}>
          <p>
            <strong>You need not pay again.</strong> If your bank took the money it is credited by
            itself, or your bank returns it within five working days (by {workingDaysFrom(now, 5)}).
            {bankReference && ` Bank reference: ${bankReference}.`}
          </p>
        </div>
      </>
    ) : (
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
        </div>
      </>
    )}
    {isLate && !isElsewhere && (
      <button type="button" className={button.button} onClick={props.onContinue}>
        Back to the chat
      </button>
    )}
    {!isElsewhere && (
      <button
        type="button"
        className={isLate ? `${button.button} ${button.quiet}` : button.button}
        onClick={props.onRetry}
      >
        Try Again
      </button>
    )}
    <a className={`${button.button} ${button.quiet}`} href={PAGES.home}>
      Go Home
    </a>
  </>
);
