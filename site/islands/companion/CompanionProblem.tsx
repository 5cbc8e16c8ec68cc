import { PAGES } from '#contract/pages.ts';
import button from '../../ui/button.module.css';
import styles from './companion.module.css';

interface Props {
  /** There is no such companion; else she could not be loaded. */
  isMissing: boolean;
  onRetry: () => void;
}

/** In place of a companion who does not exist or could not be loaded. */
export const CompanionProblem = ({ isMissing, onRetry }: Props) => (
  <div className={styles.problem} role="alert">
    <span data-motif={isMissing ? 'arch' : 'umbrella'} />
    <h1>{isMissing ? 'Companion not found' : 'This companion could not be loaded'}</h1>
    <p>
      {isMissing
        ? "The companion you're looking for doesn't exist."
        : 'Please check your connection and try again.'}
    </p>
    {!isMissing && (
      <button type="button" className={button.button} onClick={onRetry}>
        Try again
      </button>
    )}
    <a
      className={isMissing ? button.button : `${button.button} ${button.quiet}`}
      href={PAGES.companions}
    >
      Browse Companions
    </a>
  </div>
);
