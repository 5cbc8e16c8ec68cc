import { byChatType, type ChatType, HAS_HOT } from '#contract/chat-types.ts';
import type { LoadingPhase } from '../../stores/start/loading.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { AdultSheet } from './AdultSheet.tsx';
import { LoadingProblem } from './LoadingProblem.tsx';
import styles from './loading.module.css';

/** Progress while a chat is prepared, the question of age, and what went wrong. */
const TEXTS = byChatType(
  {
    romantic: 'Finding your romantic partner...',
    friendly: 'Finding your friendly companion...',
    truelove: 'Finding your true love...',
  },
  HAS_HOT && { erotic: 'Finding your intimate partner...' },
);
const DEFAULT_TEXT = 'Finding your perfect match...';
/** For a suspended visitor. */
const CLOSED_TEXT = 'These chats are closed';

interface Props {
  /** Undefined: unknown, or not known yet. */
  chatType: ChatType | undefined;
  /** 0 to 100. */
  progress: number;
  phase: LoadingPhase;
  onRetry: () => void;
  onConfirmAdult: () => void;
  onDeclineAdult: () => void;
}

/** A moment of waiting, with its end in sight; and a way on when no chat could be opened. */
export const LoadingScreen = ({ chatType, progress, phase, onRetry, ...adult }: Props) => {
  const percent = Math.floor(progress);
  const isClosed = phase.kind === 'failed' && phase.failure === 'closed';
  const searching = chatType ? TEXTS[chatType] : DEFAULT_TEXT;
  const text = isClosed ? CLOSED_TEXT : searching;
  return (
    <div className={styles.loading}>
      <div className={styles.emblem} data-phase={phase.kind}>
        <MoreIcon name={isClosed ? 'friendly' : (chatType ?? 'truelove')} size={56} />
      </div>
      <h1 className={styles.text}>{text}</h1>
      {!isClosed && (
        <div className={styles.meter}>
          <progress className={styles.bar} value={percent} max={100} aria-label={text} />
          <p className={styles.percent}>{percent}%</p>
        </div>
      )}
      {phase.kind === 'asking' && (
        <AdultSheet onConfirm={adult.onConfirmAdult} onDecline={adult.onDeclineAdult} />
      )}
      {phase.kind === 'failed' && <LoadingProblem {...phase} onRetry={onRetry} />}
    </div>
  );
};
