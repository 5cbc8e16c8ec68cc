import button from '../../ui/button.module.css';
import styles from './you.module.css';

/** In place of an account that could not be loaded. */
export const AccountProblem = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.problem} role="alert">
    <span data-motif="umbrella" />
    <p>Your account could not be loaded. Nothing is lost; please try again.</p>
    <button type="button" className={button.button} onClick={onRetry}>
      Try again
    </button>
  </div>
);
