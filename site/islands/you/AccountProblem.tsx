import button from '../../ui/button.module.css';
import page from '../../ui/page/page.module.css';

/** In place of an account that could not be loaded. */
export const AccountProblem = ({ onRetry }: { onRetry: () => void }) => (
  <div className={page.nothing} role="alert">
    <span data-motif="umbrella" />
    <p>Your account could not be loaded. Nothing is lost; please try again.</p>
    <button type="button" className={button.button} onClick={onRetry}>
      Try again
    </button>
  </div>
);
