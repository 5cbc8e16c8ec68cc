import { PAGES } from '#contract/pages.ts';
import button from '../../ui/button.module.css';
import { Problem } from '../../ui/page/Problem.tsx';

/** In place of a chat that could not be loaded. */
export const ChatProblem = ({ onRetry }: { onRetry: () => void }) => (
  <Problem
    title="This chat could not be loaded"
    motif="umbrella"
    text="Please check your connection and try again. Your messages are safe."
  >
    <button type="button" className={button.button} onClick={onRetry}>
      Try again
    </button>
    <a className={`${button.button} ${button.quiet}`} href={PAGES.home}>
      Go home
    </a>
  </Problem>
);
