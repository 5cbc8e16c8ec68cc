import { useState } from 'react';
import { PAGES } from '#contract/pages.ts';
import type { Remembered } from '#contract/schemas/memory.ts';
import type { MemoryChange } from '../../../stores/account/memory.ts';
import { dayLabel } from '../../../ui/format/message-day.ts';
import styles from './memory.module.css';

interface Props {
  line: Remembered & { message: NonNullable<Remembered['message']> };
  /** Milliseconds since 1970. */
  now: number;
  onRemember: (id: string, isWanted: boolean) => Promise<MemoryChange>;
}

/** A message that she was asked to remember: with its day, a way to it, and a way to forget it and take that back. */
export const RememberedMessage = ({ line, now, onRemember }: Props) => {
  const [isForgotten, setForgotten] = useState(false);
  const [phase, setPhase] = useState<'rest' | 'busy' | 'failed'>('rest');
  const { id, label, value, message } = line;
  const change = async () => {
    setPhase('busy');
    const ended = await onRemember(id, isForgotten);
    setPhase(ended === 'failed' ? 'failed' : 'rest');
    if (ended !== 'failed') setForgotten(!isForgotten);
  };
  const short = value.slice(0, 40);
  return (
    <li className={styles.line} aria-busy={phase === 'busy'}>
      <p className={styles.fact}>
        <span className={styles.label}>
          {label}, {dayLabel(message.timestamp, now)}
        </span>{' '}
        {isForgotten ? (
          <span role="status">Forgotten.</span>
        ) : (
          <bdi className={styles.said}>{value}</bdi>
        )}
      </p>
      <div className={styles.acts}>
        {!isForgotten && (
          <a
            className={styles.act}
            aria-label={`See it in the chat: ${short}`}
            href={`${PAGES.chat(message.sessionId)}?message=${id}`}
          >
            See it
          </a>
        )}
        <button
          type="button"
          className={styles.act}
          aria-label={isForgotten ? `Undo: ${short}` : `Forget: ${short}`}
          aria-disabled={phase === 'busy'}
          onClick={() => phase !== 'busy' && void change()}
        >
          {isForgotten ? 'Undo' : 'Forget'}
        </button>
      </div>
      {phase === 'failed' && (
        <p className={styles.failed} role="alert">
          That did not work. Please check your connection and try again.
        </p>
      )}
    </li>
  );
};
