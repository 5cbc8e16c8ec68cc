import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveApp } from '../leave/lazy-parts.ts';
import styles from './adult.module.css';

interface Props {
  onConfirm: () => void;
  /** Also after Escape or a back gesture: who will not say is not let in. */
  onDecline: () => void;
}

/** The one question before the first chat, with what one should know to answer it. */
export const AdultSheet = ({ onConfirm, onDecline }: Props) => (
  <Dialog title="Before you start" isQuestion onClose={onDecline}>
    <ul className={styles.facts}>
      <li>Jaanu is for grown-ups: you have to be 18 or older to chat.</li>
      <li>She is an AI, not a person. Her words are written by a computer.</li>
      <li>
        Your messages are stored, encrypted, so that a chat can go on. We ask for no name and no
        phone number, and you can have everything erased.
      </li>
    </ul>
    <LeaveApp />
    <div className={styles.answers}>
      <button type="button" className={button.button} onClick={onConfirm}>
        I am 18 or older
      </button>
      <button type="button" className={button.button} onClick={onDecline}>
        I am under 18
      </button>
    </div>
  </Dialog>
);
