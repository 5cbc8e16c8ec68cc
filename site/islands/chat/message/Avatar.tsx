import styles from './messages.module.css';

/** The first letter of her name, beside what she says. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {[...name][0]?.toUpperCase()}
  </span>
);
