import { PAGES } from '#contract/pages.ts';
import button from '../button.module.css';
import { Problem } from '../page/Problem.tsx';

interface Props {
  /** Why the visitor's chats are closed; without it, it is only this one that is not there. */
  closed?: string | null;
}

/** In place of a chat that does not exist, or is not this visitor's; which of the two is not said. */
export const MissingChat = ({ closed = null }: Props) => (
  <Problem
    title={closed ? 'These chats are closed' : 'Chat not found'}
    motif="chai"
    text={
      closed ??
      'It may have been erased, or started in another browser. You can start a new one in a moment.'
    }
  >
    {closed && (
      <a className={button.button} href={PAGES.contact}>
        Write to us
      </a>
    )}
    <a className={closed ? `${button.button} ${button.quiet}` : button.button} href={PAGES.home}>
      Go home
    </a>
  </Problem>
);
