import { CHAT_TYPE_LABELS, type ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { CompanionList, Filter } from '../../stores/companions/companions.ts';
import type { ChatStart } from '../../stores/start/chat-start.ts';
import { BackLink } from '../../ui/page/BackLink.tsx';
import { ChatStartDialog } from '../start/ChatStartDialog.tsx';
import type { CardProps } from './CompanionCard.tsx';
import { CompanionResults } from './CompanionResults.tsx';
import styles from './companions.module.css';
import { FilterTabs } from './FilterTabs.tsx';
import { SearchBox } from './SearchBox.tsx';

interface Props extends Pick<CardProps, 'onWatch' | 'onPress'> {
  list: CompanionList;
  filter: Filter;
  /** By companion id; missing: unknown. */
  available: Readonly<Record<string, boolean>>;
  start: ChatStart;
  /** Why the visitor's chats are closed; null while they are open, or that is not known. */
  closed: string | null;
  onSearch: (text: string) => void;
  onFilter: (filter: Filter) => void;
  onRetry: () => void;
  onStartNew: () => void;
  onChoose: (chatType: ChatType) => void;
  onDismiss: () => void;
}

/** All companions, to look through and to choose from. */
export const CompanionsScreen = (props: Props) => {
  const { list, filter, available, start, closed, onSearch, onFilter, onRetry } = props;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.top}>
          <BackLink href={PAGES.home} label="Back to home" />
          <h1 className={styles.title}>Companions List</h1>
        </div>
        <SearchBox onSearch={onSearch} />
        <FilterTabs filter={filter} onFilter={onFilter} />
      </header>
      <CompanionResults
        list={list}
        available={available}
        closed={closed}
        isStarting={start.kind === 'starting'}
        looking={start.kind === 'looking' ? start.companion.id : null}
        onWatch={props.onWatch}
        onPress={props.onPress}
        onRetry={onRetry}
      />
      {closed === null && (
        <ChatStartDialog
          isOnList
          start={start}
          labels={CHAT_TYPE_LABELS}
          onStartNew={props.onStartNew}
          onChoose={props.onChoose}
          onDismiss={props.onDismiss}
        />
      )}
    </>
  );
};
