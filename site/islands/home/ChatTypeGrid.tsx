import { CHAT_TYPE_LABELS, type ChatType, HAS_HOT } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import { CHAT_TYPE_DESCRIPTIONS } from '../../ui/chats/chat-type-descriptions.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import choice from './choice.module.css';
import styles from './home.module.css';

/** In the order of the grid. */
const HOT = HAS_HOT ? (['erotic'] as const) : [];
const CHOICES = ['truelove', ...HOT, 'friendly', 'romantic'] as const;

interface Props {
  starting: ChatType | null;
  onStart: (chatType: ChatType) => void;
}

/**
 * The ways to start. The form lets a tap that comes before the scripts open the loading screen
 * all the same.
 */
export const ChatTypeGrid = ({ starting, onStart }: Props) => (
  <section aria-labelledby="start-title">
    <h2 id="start-title" className={styles.title}>
      Start Chatting
    </h2>
    <form className={styles.grid} method="get">
      {CHOICES.map((chatType) => (
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
              <MoreIcon name={chatType} />
            </span>
            {CHAT_TYPE_LABELS[chatType]}
          </button>
          <p id={`about-${chatType}`} className={choice.description}>
            {CHAT_TYPE_DESCRIPTIONS[chatType]}
          </p>
        </div>
      ))}
    </form>
  </section>
);
