import { PAGES } from '#contract/pages.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import skeleton from '../../../ui/page/skeleton.module.css';
import { Face } from '../../../ui/portrait/Face.tsx';
import { BalanceLink } from './BalanceLink.tsx';
import styles from './header.module.css';

interface Props {
  chatId: string | undefined;
  /** Her first name; null until known. */
  name: string | null;
  /** Null until known. */
  imagePath: string | null;
  /** Null while the connection is lost: nobody knows what she does. */
  typing: boolean | null;
  /** Null until known. */
  balance: number | null;
  /** Opens what can be done with the chat. */
  onMenu: () => void;
}

/** Who one is talking to, and how many messages are left. */
export const ChatHeader = ({ chatId, name, imagePath, typing, balance, onMenu }: Props) => (
  <header className={styles.header} data-companion="page" aria-busy={name === null}>
    <BackLink href={PAGES.home} label="Back to home" />
    <div className={styles.her}>
      <span className={styles.portrait} data-loading={name === null}>
        <span className={styles.face}>{imagePath && <Face imagePath={imagePath} size={52} />}</span>
      </span>
      <div className={styles.who}>
        {name === null ? (
          <h1 className={styles.name}>
            <span className="visually-hidden">Chat</span>
            <span className={`${skeleton.skeleton} ${styles.unknown}`} />
          </h1>
        ) : (
          <div className={styles.title}>
            <h1 className={styles.name}>{name}</h1>
            <span className={styles.ai}>
              AI<span className="visually-hidden"> companion, not a person</span>
            </span>
          </div>
        )}
        <p className={styles.status} role="status">
          {name === null || typing === null ? '' : typing ? 'Typing...' : 'Online now'}
        </p>
      </div>
      {name !== null && (
        <button
          type="button"
          className={styles.menu}
          aria-label={`Menu of this chat with ${name}`}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
    </div>
    {balance !== null && chatId && <BalanceLink chatId={chatId} balance={balance} />}
  </header>
);
