import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useSwipe } from './use-swipe.ts';
import styles from './variants.module.css';

interface Props {
  /** Which of her replies is shown, from 0. */
  index: number;
  count: number;
  /** The messages, over which one may swipe. */
  list: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
}

/** The ways from one of her replies to the others: buttons, arrow keys, a swipe over her message. */
export const ReplyPager = ({ index, count, list, onChoose }: Props) => {
  const step = useCallback((by: -1 | 1) => onChoose(index + by), [index, onChoose]);
  useSwipe(list, step);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.pager} role="group" aria-label="Her replies" onKeyDown={turn}>
      <button
        type="button"
        aria-label="The reply before"
        aria-disabled={index === 0}
        onClick={() => step(-1)}
      >
        <Icon name="back" size={18} />
      </button>
      <span role="status">
        <span className="visually-hidden">Reply </span>
        {index + 1}/{count}
      </span>
      <button
        type="button"
        className={styles.next}
        aria-label="The next reply"
        aria-disabled={index === count - 1}
        onClick={() => step(1)}
      >
        <Icon name="back" size={18} />
      </button>
    </div>
  );
};
