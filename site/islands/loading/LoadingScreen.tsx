import type { ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/page-urls.ts';
import type { LoadingPhase } from '../../stores/loading.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/Icon.tsx';
import styles from './loading.module.css';

/** Spec section 2, Loading. */
const TEXTS: Record<ChatType, string> = {
  romantic: 'Finding your romantic partner...',
  friendly: 'Finding your friendly companion...',
  erotic: 'Finding your intimate partner...',
  truelove: 'Finding your true love...',
};
const DEFAULT_TEXT = 'Finding your perfect match...';

interface Props {
  /** Undefined: unknown, or not known yet. */
  chatType: ChatType | undefined;
  /** 0 to 100. */
  progress: number;
  phase: LoadingPhase;
  onRetry: () => void;
}

/** A moment of waiting, with its end in sight; and a way on when no chat could be opened. */
export const LoadingScreen = ({ chatType, progress, phase, onRetry }: Props) => {
  const percent = Math.floor(progress);
  const text = chatType ? TEXTS[chatType] : DEFAULT_TEXT;
  return (
    <div className={styles.loading}>
      <div className={styles.emblem} data-phase={phase}>
        <Icon name={chatType ?? 'truelove'} size={56} />
      </div>
      <h1 className={styles.text}>{text}</h1>
      <div className={styles.meter}>
        <progress className={styles.bar} value={percent} max={100} aria-label={text} />
        <p className={styles.percent}>{percent}%</p>
      </div>
      {phase === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>We could not open a chat just now.</p>
          <button type="button" className={`${button.button} ${button.bright}`} onClick={onRetry}>
            Try again
          </button>
          <a className={`${button.button} ${button.ghost}`} href={PAGES.home}>
            Go home
          </a>
        </div>
      )}
    </div>
  );
};
