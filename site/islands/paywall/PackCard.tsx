import type { Pack } from '#contract/packs.ts';
import button from '../../ui/button.module.css';
import { longDay } from '../../ui/format/long-day.ts';
import { packNumbers } from '../../ui/format/pack-numbers.ts';
import styles from './pack.module.css';

interface Props {
  pack: Pack;
  /** It stands out. */
  selected: boolean;
  disabled: boolean;
  /** A payment is on its way. */
  dimmed: boolean;
  onPay: (pack: Pack) => void;
}

/** One message pack and what it costs. */
export const PackCard = ({ pack, selected, disabled, dimmed, onPay }: Props) => {
  const { id, amount, originalPrice, messages, badge, endsAt } = pack;
  const { perMessage, savings, percentOff } = packNumbers(pack);
  return (
    <fieldset
      className={styles.pack}
      data-pack={id}
      data-selected={selected}
      data-dimmed={dimmed}
      aria-labelledby={`${id}-messages`}
      aria-disabled={dimmed}
    >
      {badge && <p className={styles.badge}>{badge}</p>}
      <div className={styles.facts}>
        <div>
          <h2 id={`${id}-messages`} className={styles.messages}>
            {messages} messages
          </h2>
          <p className={styles.each}>₹{perMessage} per message</p>
          {endsAt && <p className={styles.each}>Until {longDay(endsAt)}</p>}
          {savings > 0 && (
            <p className={styles.savings}>
              Save ₹{savings} ({percentOff}% off)
            </p>
          )}
        </div>
        <p className={styles.price}>
          <span className="visually-hidden">Price: </span>
          <strong className={styles.amount}>₹{amount}</strong>
          {savings > 0 && (
            <>
              {' '}
              <span className="visually-hidden">instead of </span>
              <s className={styles.original}>₹{originalPrice}</s>
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={selected ? `${button.button} ${button.bright}` : button.button}
        aria-describedby={`${id}-messages`}
        disabled={disabled}
        onClick={() => onPay(pack)}
      >
        Click to Pay
      </button>
    </fieldset>
  );
};
