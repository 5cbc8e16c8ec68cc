import styles from './progress.module.css';

/** What is under way while the visitor waits to be sent to the provider. */
export const PaymentProgress = ({ step }: { step: 'creating' | 'redirecting' }) => {
  const title = step === 'creating' ? 'Creating Payment...' : 'Redirecting to Payment...';
  return (
    // The second step has a notice of its own, and is heard from that.
    <div className={styles.card} role="status" aria-live={step === 'creating' ? 'polite' : 'off'}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>Please wait while we set up your secure payment</p>
      <progress className={styles.bar} aria-hidden="true" />
    </div>
  );
};
