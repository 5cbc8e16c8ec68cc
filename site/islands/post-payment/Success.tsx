import { PAGES } from '#contract/pages.ts';
import type { Bought } from '../../stores/payment/post-payment.ts';
import button from '../../ui/button.module.css';
import { messagesLeft } from '../../ui/format/messages-left.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import styles from './post-payment.module.css';

/** Of the marigold that opens around the sign, one after the other. */
const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

interface Props {
  /** The chat belongs to another browser of the buyer's. */
  isElsewhere: boolean;
  /** Null while the server has not said it. */
  bought: Bought | null;
  onContinue: () => void;
}

/** The messages are there, or on their way. A URL alone may claim so: nothing is celebrated before the server confirms it. */
export const Success = ({ isElsewhere, bought, onContinue }: Props) => (
  <>
    <span className={styles.sign}>
      {bought &&
        PETALS.map((petal) => (
          <i key={petal} style={{ rotate: `${petal * 30}deg`, animationDelay: `${petal * 7}ms` }} />
        ))}
      <MoreIcon name="check" size={40} />
    </span>
    <p className={styles.kiss}>Muaaah</p>
    <p className={styles.lead}>Thank you jaan!</p>
    <div className={styles.card}>
      <h1 className={styles.title}>Payment Successful!</h1>
      <p className={styles.added}>Messages Added!</p>
      {bought && <p>{`${bought.messageCount} messages for ₹${bought.amount}`}</p>}
      {bought?.messageBalance != null && <p>{`${messagesLeft(bought.messageBalance)} now`}</p>}
      <p>Unlimited fun awaits!</p>
    </div>
    {isElsewhere ? (
      <>
        <p className={styles.note}>
          Your messages are in the browser you have been chatting in. Please go on there.
        </p>
        <a className={`${button.button} ${button.quiet}`} href={PAGES.home}>
          Go Home
        </a>
      </>
    ) : (
      <>
        <button type="button" className={button.button} onClick={onContinue}>
          Continue Chatting
        </button>
        <p className={styles.note}>
          This browser is your only key.{' '}
          <a href={`${PAGES.you}#keep`}>Write down a recovery code</a>, and your messages are safe
          on any phone.
        </p>
      </>
    )}
  </>
);
