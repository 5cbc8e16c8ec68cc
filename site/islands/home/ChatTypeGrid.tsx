import { CHAT_TYPE_LABELS, type ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/page-urls.ts';
import { Icon } from '../../ui/Icon.tsx';
import choice from './choice.module.css';
import styles from './home.module.css';

/** Order and one line on each type (spec sections 2 and 4). */
const CHOICES: readonly [ChatType, string][] = [
  ['truelove', 'Deep & meaningful connection'],
  ['erotic', 'Passionate & intimate talks'],
  ['friendly', 'Casual & friendly chats'],
  ['romantic', 'Sweet & romantic conversations'],
];

interface Props {
  starting: ChatType | null;
  onStart: (chatType: ChatType) => void;
}

/**
 * The four ways to start. The form lets a tap that comes before the scripts open the loading screen
 * all the same.
 */
export const ChatTypeGrid = ({ starting, onStart }: Props) => (
  <section aria-labelledby="start-title">
    <h2 id="start-title" className={styles.title}>
      Start Chatting
    </h2>
    <form className={styles.grid} method="get">
      {CHOICES.map(([chatType, description]) => (
        <div key={chatType} className={choice.choice} data-chat-type={chatType}>
          <button
            type="submit"
            className={choice.start}
            formAction={PAGES.loading(chatType)}
            disabled={starting !== null}
            aria-busy={starting === chatType}
            aria-describedby={`about-${chatType}`}
            onClick={(event) => {
              event.preventDefault();
              onStart(chatType);
            }}
          >
            <span className={choice.icon}>
              <Icon name={chatType} />
            </span>
            {CHAT_TYPE_LABELS[chatType]}
          </button>
          <p id={`about-${chatType}`} className={choice.description}>
            {description}
          </p>
        </div>
      ))}
    </form>
  </section>
);
