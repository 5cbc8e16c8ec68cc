import { MoreIcon } from '../../ui/MoreIcon.tsx';
import styles from './benefits.module.css';

const BENEFITS = [
  'Unlimited chat time',
  '24/7 availability',
  'No interruptions',
  'Instant delivery',
  'Memory of your conversations',
];

/** What a pack brings. */
export const Benefits = () => (
  <section className={styles.card} aria-labelledby="benefits-title">
    <h2 id="benefits-title" className={styles.title}>
      What you get
    </h2>
    <ul className={styles.list}>
      {BENEFITS.map((benefit) => (
        <li key={benefit} className={styles.benefit}>
          <MoreIcon name="check" size={20} />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  </section>
);
