import { PAGES } from '#contract/pages.ts';
import button from '../button.module.css';
import page from '../page/page.module.css';

/** Beside what may still be looked at: why this visitor's chats are closed, and whom to write to. */
export const ClosedNote = ({ text }: { text: string }) => (
  <div className={page.closed} role="status">
    <strong>Your chats are closed</strong>
    <p dir="auto">{text}</p>
    <a className={`${button.button} ${button.quiet}`} href={PAGES.contact}>
      Write to us
    </a>
  </div>
);
