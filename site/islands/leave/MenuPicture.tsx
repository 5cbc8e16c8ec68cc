import styles from './leave.module.css';

/** Where the way out is in an app's own browser: three dots at the top, and a line of their menu. */
export const MenuPicture = () => (
  <svg className={styles.picture} viewBox="0 0 120 64" aria-hidden="true">
    <rect x="1" y="1" width="118" height="62" rx="8" className={styles.frame} />
    <rect x="8" y="8" width="70" height="8" rx="4" className={styles.soft} />
    <circle cx="98" cy="12" r="9" className={styles.ring} />
    <g className={styles.ink}>
      <circle cx="94" cy="12" r="1.5" />
      <circle cx="98" cy="12" r="1.5" />
      <circle cx="102" cy="12" r="1.5" />
    </g>
    <rect x="46" y="26" width="66" height="30" rx="5" className={styles.menu} />
    <rect x="52" y="31" width="36" height="4" rx="2" className={styles.soft} />
    <rect x="52" y="41" width="54" height="9" rx="3" className={styles.chosen} />
  </svg>
);
