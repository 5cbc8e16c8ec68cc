import { useEffect, useState } from 'react';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { environment } from '../app.ts';
import menu from '../chat/menu/menu.module.css';
import { useStore } from '../use-store.ts';
import { dayAhead, dayWords } from './days.ts';
import styles from './push.module.css';
import { pushStore } from './push-store.ts';

/** Evenings that are proposed, in days from today. */
const DAYS = [1, 3, 7];

interface Props {
  messageId: string;
  /** The companion's first name. */
  name: string;
}

/** "Ask me how it went": an evening on which a notification asks about a message of the visitor's. */
export const AskLater = ({ messageId, name }: Props) => {
  const { push, isBusy, problem } = useStore(pushStore.$push);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void pushStore.load(), []);
  if (!push?.publicKey || !(push.isOffered || push.isOn)) return null;
  const wish = push.wishes.find((one) => one.messageId === messageId);
  const now = environment.clock.now();
  return (
    <div className={styles.later}>
      {wish ? (
        <button
          type="button"
          className={menu.action}
          disabled={isBusy}
          onClick={() => void pushStore.askNoMore(messageId)}
        >
          <MoreIcon name="bell" size={20} />
          Do not ask how it went
        </button>
      ) : (
        <button
          type="button"
          className={menu.action}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon name="bell" size={20} />
          Ask me how it went
        </button>
      )}
      <div role="status">
        {wish && (
          <p className={menu.note}>
            {name} asks on {dayWords(wish.on)}, at six in the evening.
          </p>
        )}
      </div>
      {isOpen && !wish && (
        <div className={styles.choice}>
          <div className={styles.days}>
            {DAYS.map((days) => {
              const on = dayAhead(now, days);
              return (
                <button
                  key={days}
                  type="button"
                  className={styles.day}
                  disabled={isBusy}
                  onClick={() => void pushStore.askLater(messageId, on)}
                >
                  {days === 1 ? 'Tomorrow' : dayWords(on)}
                </button>
              );
            })}
          </div>
          <p className={menu.note}>
            One notification, at six that evening; never more than one a day, never at night. It
            shows no word of your chat, and one tap on it turns all of them off.
          </p>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
