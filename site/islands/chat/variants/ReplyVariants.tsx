import type { RefObject } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import styles from './variants.module.css';

const ReplyPager = lazyPart(() => import('./ReplyPager.tsx').then((part) => part.ReplyPager));

interface Props {
  /** Her newest message. */
  message: Message;
  /** Null until known. */
  balance: number | null;
  /** The messages, over which one may swipe. */
  list: RefObject<HTMLElement | null>;
  onAnother: () => void;
  /** Shows one of the replies, by its place from 0. */
  onChoose: (index: number) => void;
}

/** Below her newest message: the other replies there are, and a wish for another one with what it costs. */
export const ReplyVariants = ({ message, balance, list, onAnother, onChoose }: Props) => {
  const { variants, anotherCosts } = message;
  const canAsk = anotherCosts === 0 || (anotherCosts === 1 && balance !== 0);
  if (!variants && !canAsk) return null;
  return (
    <div className={styles.variants} aria-live="off">
      {variants && <ReplyPager {...variants} list={list} onChoose={onChoose} />}
      {canAsk && (
        <button type="button" className={styles.another} onClick={onAnother}>
          <Icon name="again" size={16} />
          Another reply
          <span className={styles.cost}>{anotherCosts === 0 ? 'free' : '1 message'}</span>
        </button>
      )}
    </div>
  );
};
