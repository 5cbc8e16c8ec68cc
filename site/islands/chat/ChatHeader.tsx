import { PREMIUM_ABOVE } from '#contract/limits.ts';
import { PAGES } from '#contract/page-urls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { messagesLeft } from '../../ui/messages-left.ts';
import styles from './header.module.css';

interface Props {
  name: string;
  /** Null until known. */
  imagePath: string | null;
  typing: boolean;
  /** Null until known. */
  balance: number | null;
  loading: boolean;
}

/** Who one is talking to, and how many messages are left. */
export const ChatHeader = ({ name, imagePath, typing, balance, loading }: Props) => (
  <header className={styles.header} aria-busy={loading}>
    <a className={styles.back} href={PAGES.home} aria-label="Back to home">
      <Icon name="back" />
    </a>
    <span className={styles.portrait} data-loading={loading}>
      <span className={styles.face}>
        {imagePath && <img src={imagePath} alt="" width={52} height={52} />}
      </span>
    </span>
    <div className={styles.who}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.status} role="status">
        {loading ? '' : typing ? 'Typing...' : 'Online now'}
      </p>
    </div>
    {balance !== null && (
      <p className={styles.balance}>
        <span className={styles.left}>{messagesLeft(balance)}</span>
        <span className={styles.plan}>{balance > PREMIUM_ABOVE ? 'Premium' : 'Free chat'}</span>
      </p>
    )}
  </header>
);
