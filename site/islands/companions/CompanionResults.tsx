import type { CompanionList } from '../../stores/companions/companions.ts';
import button from '../../ui/button.module.css';
import { ClosedNote } from '../../ui/chats/ClosedNote.tsx';
import { type CardProps, CompanionCard } from './CompanionCard.tsx';
import { CompanionSkeletons } from './CompanionSkeletons.tsx';
import styles from './results.module.css';

interface Props extends Pick<CardProps, 'onWatch' | 'onPress'> {
  list: CompanionList;
  available: Readonly<Record<string, boolean>>;
  /** Why the visitor's chats are closed: nobody can be chosen then. */
  closed: string | null;
  isStarting: boolean;
  /** The id of the companion whose chats are being looked up. */
  looking: string | null;
  onRetry: () => void;
}

/** How many are visible before scrolling. */
const IN_SIGHT = 4;

const footer = (list: CompanionList): string => {
  if (list.kind !== 'ready') return list.kind === 'loading' ? 'Loading companions...' : '';
  const count = list.companions.length;
  return `${count} ${count === 1 ? 'companion' : 'companions'} available`;
};

/** What was found; or that it is on its way, that it is nothing, or that it could not be asked for. */
export const CompanionResults = ({ list, available, closed, onRetry, ...props }: Props) => (
  <div className={styles.results}>
    {closed && <ClosedNote text={closed} />}
    {list.kind === 'loading' && <CompanionSkeletons />}
    {list.kind === 'failed' && (
      <div className={styles.message} role="alert">
        <span data-motif="umbrella" />
        <h2>The companions could not be loaded</h2>
        <p>Please check your connection and try again.</p>
        <button type="button" className={button.button} onClick={onRetry}>
          Try again
        </button>
      </div>
    )}
    {list.kind === 'ready' && list.companions.length === 0 && (
      <div className={styles.message}>
        <span data-motif="arch" />
        <h2>No companions found</h2>
        <p>Try adjusting your search or filter criteria</p>
      </div>
    )}
    {list.kind === 'ready' && list.companions.length > 0 && (
      <ul className={styles.grid} aria-busy={list.isOld}>
        {list.companions.map((companion, place) => (
          <CompanionCard
            key={companion.id}
            companion={companion}
            isFirst={place < IN_SIGHT}
            isClosed={closed !== null}
            isAvailable={available[companion.id] ?? true}
            isDisabled={props.isStarting}
            isLooking={props.looking === companion.id}
            onWatch={props.onWatch}
            onPress={props.onPress}
          />
        ))}
      </ul>
    )}
    <p className={list.kind === 'ready' ? styles.footer : 'visually-hidden'} role="status">
      {footer(list)}
    </p>
  </div>
);
