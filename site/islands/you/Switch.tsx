import styles from './switch.module.css';
import you from './you.module.css';

interface Props {
  /** Short and unlike any other on the page; names the text below. */
  id: string;
  label: string;
  about: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Something that is on or off, with what it does. */
export const Switch = ({ id, label, about, isOn, onSwitch }: Props) => (
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
  </div>
);
