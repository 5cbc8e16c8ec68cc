import you from '../you.module.css';
import styles from './switch.module.css';

interface Props {
  /** Short and unlike any other on the page; names the text below. */
  id: string;
  label: string;
  about: string;
  isOn: boolean;
  /** Why it cannot be switched on; null where it can. */
  obstacle?: string | null;
  onSwitch: (isOn: boolean) => void;
}

/** Something that is on or off, with what it does. */
export const Switch = ({ id, label, about, isOn, obstacle = null, onSwitch }: Props) => (
  <div className={`${you.card} ${styles.row}`}>
    <label className={styles.label}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-about`}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
    <p id={`${id}-about`} className={styles.about}>
      {about}
    </p>
    {obstacle && (
      <p className={styles.obstacle} role="alert">
        {obstacle}
      </p>
    )}
  </div>
);
