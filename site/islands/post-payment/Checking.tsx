import styles from './post-payment.module.css';

/** While the server is asked, and as long as the bank takes. */
export const Checking = ({ isWithBank }: { isWithBank: boolean }) => (
  <>
    <span data-motif="chai" />
    <h1 className={styles.checking}>Checking payment status...</h1>
    <progress className={styles.bar} aria-hidden="true" />
    {isWithBank && (
      <p className={styles.note}>
        Your bank is still working on it. This can take up to a minute; please stay here.
      </p>
    )}
  </>
);
