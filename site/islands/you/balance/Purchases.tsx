import { PAGES } from '#contract/pages.ts';
import type { Purchase } from '#contract/schemas/account.ts';
import { dayLabel } from '../../../ui/format/message-day.ts';
import { messageTime } from '../../../ui/format/message-time.ts';
import you from '../you.module.css';
import { purchaseStatus } from './purchase-status.ts';
import styles from './purchases.module.css';

interface Props {
  /** Newest first. */
  purchases: readonly Purchase[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Every pack that was ordered, with the name that support asks for. */
export const Purchases = ({ purchases, now }: Props) => (
  <section aria-labelledby="purchases-title">
    <h2 id="purchases-title" className={you.heading}>
      Purchases
    </h2>
    {purchases.length === 0 ? (
      <div className={`${you.card} ${styles.empty}`}>
        <span data-motif="marigold" />
        <p>Nothing bought yet.</p>
      </div>
    ) : (
      <>
        <ul className={you.card}>
          {purchases.map((purchase) => {
            const { orderId, amount, messageCount, createdAt } = purchase;
            const { text, tone } = purchaseStatus(purchase);
            return (
              <li key={orderId} className={styles.purchase}>
                <p className={styles.pack}>
                  {messageCount} messages <span className={styles.amount}>₹{amount}</span>
                </p>
                <p className={styles.status} data-tone={tone}>
                  {text}
                </p>
                <p className={styles.facts}>
                  <time dateTime={createdAt}>
                    {dayLabel(createdAt, now)}, {messageTime(orderId, createdAt)}
                  </time>
                </p>
                <p className={styles.facts}>
                  Order <code className={styles.order}>{orderId}</code>
                </p>
                {['success', 'refunded'].includes(purchase.status) && (
                  <p className={styles.facts}>
                    <a href={PAGES.receipt(orderId)}>Receipt</a>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        <p className={you.note}>
          Something wrong with a payment? <a href={PAGES.contact}>Write to us</a> and quote its
          order.
        </p>
      </>
    )}
  </section>
);
