import type { ErasureState } from '../../../stores/account/erasure.ts';
import button from '../../../ui/button.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './erase.module.css';

interface Props {
  erasure: ErasureState;
  /** Messages that would be lost. */
  balance: number;
  /** For how long the operator has to keep a sealed copy; 0: not at all. */
  keptDays: number;
  onUnderstand: (isUnderstood: boolean) => void;
  onErase: () => void;
  onKeep: () => void;
}

const unspent = (balance: number) =>
  `You still have ${balance} ${balance === 1 ? 'message' : 'messages'}. They are erased as well, and are not paid back.`;

const kept = (days: number) =>
  `The law makes us keep a sealed copy for ${days} days. Nobody reads it, unless a court or an authority may ask for it; then it is destroyed.`;

/** The question before everything is erased, with what is lost by it. */
export const EraseDialog = ({
  erasure,
  balance,
  keptDays,
  onUnderstand,
  onErase,
  onKeep,
}: Props) => {
  const { phase, isUnderstood } = erasure;
  const isErasing = phase === 'erasing';
  return (
    <Dialog title="Erase everything?" isQuestion onClose={onKeep}>
      {phase === 'failed' && (
        <p className={styles.failed} role="alert">
          Nothing was erased. Please check your connection and try again.
        </p>
      )}
      {balance > 0 && <p className={styles.unspent}>{unspent(balance)}</p>}
      <ul className={styles.facts}>
        <li>All your chats are erased, and nobody can bring them back.</li>
        {keptDays > 0 && <li>{kept(keptDays)}</li>}
        <li>
          Payments stay in our books, as the law asks, with nothing in them that leads to you.
        </li>
        <li>
          One thing stays in this browser: a random name, so that free messages are given only once.
          Within 90 days you would start without them.
        </li>
      </ul>
      <label className={styles.understood}>
        <input
          type="checkbox"
          checked={isUnderstood}
          disabled={isErasing}
          onChange={(event) => onUnderstand(event.target.checked)}
        />
        I understand that this cannot be undone
      </label>
      <div className={styles.answers}>
        <button type="button" className={button.button} disabled={isErasing} onClick={onKeep}>
          Keep everything
        </button>
        <button
          type="button"
          className={`${button.button} ${styles.erase}`}
          disabled={!isUnderstood || isErasing}
          aria-busy={isErasing}
          onClick={onErase}
        >
          {isErasing ? 'Erasing...' : 'Erase for good'}
        </button>
      </div>
    </Dialog>
  );
};
