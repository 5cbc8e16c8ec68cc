import { useEffect } from 'react';
import { PAGES } from '#contract/pages.ts';
import button from '../../../ui/button.module.css';
import { dayWords } from '../../push/days.ts';
import styles from '../../push/push.module.css';
import { pushStore } from '../../push/push-store.ts';
import { useStore } from '../../use-store.ts';
import you from '../you.module.css';
import { Switch } from './Switch.tsx';

/** Notifications on the visitor's own page: on, off, how discreet, and what is to be asked. */
export const PushIsland = () => {
  const { push, isBusy, problem } = useStore(pushStore.$push);
  useEffect(() => void pushStore.load(), []);
  if (!push?.publicKey) {
    return (
      <p className={you.card} role="status">
        This browser takes no notifications from here.
      </p>
    );
  }
  return (
    <>
      <Switch
        id="push"
        label="Ask me how it went"
        about="A notification on the evening you choose in a message’s menu: at most one a day, never between ten at night and nine in the morning, never to sell anything. Off ends it in all your browsers."
        isOn={push.isOn}
        obstacle={problem}
        onSwitch={(isWanted) =>
          void (isWanted ? pushStore.turnOn(push.isDiscreet) : pushStore.turnOff())
        }
      />
      {push.isOn && (
        <Switch
          id="push-discreet"
          label="Without her name"
          about="The notification names nobody. It never shows a word of a chat."
          isOn={push.isDiscreet}
          onSwitch={(isWanted) => void pushStore.turnOn(isWanted)}
        />
      )}
      {push.wishes.length > 0 && (
        <ul className={`${you.card} ${styles.wishes}`} aria-label="To be asked">
          {push.wishes.map(({ messageId, sessionId, companionName, on }) => (
            <li key={messageId} className={styles.wish}>
              <a href={`${PAGES.chat(sessionId)}?message=${messageId}`}>
                {companionName}, {dayWords(on)}
              </a>
              <button
                type="button"
                className={`${button.button} ${button.quiet}`}
                disabled={isBusy}
                aria-label={`Do not ask: ${companionName}, ${dayWords(on)}`}
                onClick={() => void pushStore.askNoMore(messageId)}
              >
                Do not ask
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
