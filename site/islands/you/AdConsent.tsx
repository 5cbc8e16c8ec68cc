import styles from './consent.module.css';
import you from './you.module.css';

interface Props {
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
}

/** Whether an ad network hears of purchases; off until the visitor switches it on. */
export const AdConsent = ({ isGiven, onGive }: Props) => (
  <section aria-labelledby="privacy-title">
    <h2 id="privacy-title" className={you.heading}>
      Privacy
    </h2>
    <div className={`${you.card} ${styles.consent}`}>
      <label className={styles.label}>
        <span>Tell our ad network when I buy a pack</span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-describedby="consent-about"
          checked={isGiven}
          aria-checked={isGiven}
          onChange={(event) => onGive(event.target.checked)}
        />
      </label>
      <p id="consent-about" className={styles.about}>
        It shows us which of our ads work. It never hears who you talk with, or about what.
      </p>
    </div>
  </section>
);
