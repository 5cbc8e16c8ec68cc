import type { ChatType } from '#contract/chat-types.ts';
import styles from './badges.module.css';

interface Props {
  chatTypes: readonly ChatType[];
  /** What each type is called on this screen. */
  labels: Readonly<Record<ChatType, string>>;
}

/** The kinds of chat a companion offers, at a glance. */
export const ChatTypeBadges = ({ chatTypes, labels }: Props) => (
  <ul className={styles.badges} aria-label="Chat types">
    {chatTypes.map((chatType) => (
      <li key={chatType} className={styles.badge} data-chat-type={chatType}>
        {labels[chatType]}
      </li>
    ))}
  </ul>
);
