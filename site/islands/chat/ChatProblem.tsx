import { PAGES } from '#contract/page-urls.ts';
import button from '../../ui/button.module.css';
import styles from './chat.module.css';

interface Props {
  /** There is no such chat for this visitor; else it could not be loaded. */
  isMissing: boolean;
  onRetry: () => void;
}

/** In place of a chat that is not there. */
export const ChatProblem = ({ isMissing, onRetry }: Props) => (
  <div className={styles.problem} role="alert">
    <h1>{isMissing ? 'Chat not found' : 'This chat could not be loaded'}</h1>
    <p>
      {isMissing
        ? 'It may have been started in another browser. You can start a new one in a moment.'
        : 'Please check your connection and try again. Your messages are safe.'}
    </p>
    {!isMissing && (
      <button type="button" className={button.button} onClick={onRetry}>
        Try again
      </button>
    )}
    <a className={isMissing ? button.button : `${button.button} ${button.quiet}`} href={PAGES.home}>
      Go home
    </a>
  </div>
);
