import styles from './back-link.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** Undefined until known. */
  href: string | undefined;
  /** Where it leads, in words. */
  label: string;
}

/** The arrow at the start of a screen's header. */
export const BackLink = ({ href, label }: Props) => (
  <a className={styles.back} href={href} aria-label={label}>
    <Icon name="back" />
  </a>
);
