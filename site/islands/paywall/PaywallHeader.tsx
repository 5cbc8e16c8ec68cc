import { BackLink } from '../../ui/page/BackLink.tsx';
import { Face } from '../../ui/portrait/Face.tsx';
import styles from './header.module.css';

interface Props {
  /** Of the chat; null until known. */
  backUrl: string | null;
  /** Her picture; null until known. */
  imagePath: string | null;
  onBack: () => void;
}

/** Where one comes from, and why one is here. */
export const PaywallHeader = ({ backUrl, imagePath, onBack }: Props) => (
  <header className={styles.header} data-companion="page">
    <div className={styles.bar}>
      <BackLink href={backUrl ?? undefined} label="Back to chat" onGo={onBack} />
      <h1 className={styles.title}>Continue Chatting</h1>
    </div>
    <div className={styles.plea}>
      <span className={styles.face}>{imagePath && <Face imagePath={imagePath} size={64} />}</span>
      <div className={styles.words}>
        <p className={styles.first}>I don't wanna stop talking...</p>
        <p>Recharge & let's keep chatting?</p>
      </div>
    </div>
  </header>
);
