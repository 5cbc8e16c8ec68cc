import { PAGES } from '#contract/pages.ts';
import button from '../button.module.css';
import page from '../page/page.module.css';

/** In place of what leads into chats: why this visitor's are closed, and whom to write to. */
export const ClosedChats = ({ text }: { text: string }) => (
  <div className={page.nothing} role="status" data-closed>
    <span data-motif="chai" />
    <h2>Your chats are closed</h2>
    <p dir="auto">{text}</p>
    <a className={button.button} href={PAGES.contact}>
      Write to us
    </a>
  </div>
);
