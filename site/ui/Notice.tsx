import { Icon } from './Icon.tsx';
import styles from './notice.module.css';

interface Props {
  title: string;
  text: string;
  onHide: () => void;
}

/** A short message over the screen, of something that went wrong. */
export const Notice = ({ title, text, onHide }: Props) => (
  <div className={styles.notice} role="alert">
    <div>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
    <button type="button" className={styles.close} aria-label="Close" onClick={onHide}>
      <Icon name="close" size={20} />
    </button>
  </div>
);
