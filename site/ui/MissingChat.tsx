import { PAGES } from '#contract/page-urls.ts';
import button from './button.module.css';
import { Problem } from './Problem.tsx';

/** In place of a chat that is not there, or not this visitor's: nobody is told which. */
export const MissingChat = () => (
  <Problem
    title="Chat not found"
    motif="chai"
    text="It may have been erased, or started in another browser. You can start a new one in a moment."
  >
    <a className={button.button} href={PAGES.home}>
      Go home
    </a>
  </Problem>
);
