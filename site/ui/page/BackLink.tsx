import { Icon } from '../Icon.tsx';
import styles from './back-link.module.css';

interface Props {
  /** Undefined until known. */
  href: string | undefined;
  /** Where it leads, in words. */
  label: string;
  onGo?: () => void;
}

/** The arrow at the start of a screen's header. */
export const BackLink = ({ href, label, onGo }: Props) => (
  // Without an address it is no link yet, and what is none cannot be named.
  <a className={styles.back} href={href} aria-label={href && label} onClick={onGo}>
    <Icon name="back" />
  </a>
);
