import type { ChatType } from '#contract/chat-types.ts';
import { DETAIL_LABELS } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { CompanionState } from '../../stores/companions/companion.ts';
import type { ChatStart } from '../../stores/start/chat-start.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChatStartDialog } from '../start/ChatStartDialog.tsx';
import { CompanionDetail, type DetailProps } from './CompanionDetail.tsx';
import { CompanionProblem } from './CompanionProblem.tsx';
import { CompanionSkeleton } from './CompanionSkeleton.tsx';
import styles from './companion.module.css';

interface Props extends Pick<DetailProps, 'closed' | 'onWatch' | 'onPress'> {
  state: CompanionState;
  /** By companion id; missing: unknown. */
  available: Readonly<Record<string, boolean>>;
  start: ChatStart;
  onRetry: () => void;
  onStartNew: () => void;
  onChoose: (chatType: ChatType) => void;
  onDismiss: () => void;
}

/** One companion; or why she is not there. */
export const CompanionScreen = (props: Props) => {
  const { state, available, start, closed, onRetry, onWatch, onPress } = props;
  return (
    <>
      <header className={styles.header}>
        <a className={styles.back} href={PAGES.companions}>
          <Icon name="back" />
          Back to Companions
        </a>
      </header>
      {state.kind === 'loading' && <CompanionSkeleton />}
      {(state.kind === 'missing' || state.kind === 'failed') && (
        <CompanionProblem isMissing={state.kind === 'missing'} onRetry={onRetry} />
      )}
      {state.kind === 'ready' && (
        <CompanionDetail
          companion={state.companion}
          closed={closed}
          isAvailable={available[state.companion.id] ?? true}
          isDisabled={start.kind === 'starting'}
          isLooking={start.kind === 'looking'}
          onWatch={onWatch}
          onPress={onPress}
        />
      )}
      {closed === null && (
        <ChatStartDialog
          isOnList={false}
          start={start}
          labels={DETAIL_LABELS}
          onStartNew={props.onStartNew}
          onChoose={props.onChoose}
          onDismiss={props.onDismiss}
        />
      )}
    </>
  );
};
