import { CHAT_TYPE_LABELS, CHAT_TYPES } from '#contract/chat-types.ts';
import type { Filter } from '../../stores/companions/companions.ts';
import styles from './filters.module.css';

/** In the order of the tabs. */
const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ...CHAT_TYPES.map((type) => [type, CHAT_TYPE_LABELS[type]] as const),
];

interface Props {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Narrows the list to one kind of chat. */
export const FilterTabs = ({ filter, onFilter }: Props) => (
  <fieldset className={styles.filters}>
    <legend className="visually-hidden">Chat type</legend>
    {FILTERS.map(([value, label]) => (
      <button
        key={value}
        type="button"
        className={styles.filter}
        aria-pressed={filter === value}
        onClick={() => onFilter(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
