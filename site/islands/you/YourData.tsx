import { exportMe } from '#contract/endpoints/account.ts';
import button from '../../ui/button.module.css';
import styles from './data.module.css';
import you from './you.module.css';

/** Taking everything along, and being rid of it. */
export const YourData = ({ onErase }: { onErase: () => void }) => (
  <section aria-labelledby="data-title">
    <h2 id="data-title" className={you.heading}>
      Your data
    </h2>
    <div className={`${you.card} ${styles.data}`}>
      <p>
        Your chats, purchases and everything else we keep about you, as a file. Keep it safe:
        whoever has it can read your chats.
      </p>
      <a className={`${button.button} ${button.quiet}`} href={exportMe.path} download>
        Download my data
      </a>
    </div>
    <div className={`${you.card} ${styles.data}`}>
      <p>Erase your chats and your account, at once.</p>
      <button type="button" className={`${button.button} ${styles.erase}`} onClick={onErase}>
        Erase everything
      </button>
    </div>
  </section>
);
