import { useCallback } from 'react';
import { DETAIL_LABELS } from '#contract/chat-types.ts';
import type { KnownCompanion } from '#contract/schemas/companion.ts';
import { ChatButton } from '../../ui/chats/ChatButton.tsx';
import { ChatTypeBadges } from '../../ui/chats/ChatTypeBadges.tsx';
import { ClosedNote } from '../../ui/chats/ClosedNote.tsx';
import { CHAT_TYPE_DESCRIPTIONS } from '../../ui/chats/chat-type-descriptions.ts';
import lines from '../../ui/lines.module.css';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { Portrait } from '../../ui/portrait/Portrait.tsx';
import styles from './detail.module.css';

export interface DetailProps {
  companion: KnownCompanion;
  /** Why the visitor's chats are closed; null while they are open, or that is not known. */
  closed: string | null;
  isAvailable: boolean;
  isDisabled: boolean;
  isLooking: boolean;
  /** Follows her availability while an element of hers is in view; the answer stops it. */
  onWatch: (companionId: string, element: Element) => () => void;
  /** Chat Now. */
  onPress: (companion: KnownCompanion) => void;
}

/** Who she is, which chats she offers, and the way into one. */
export const CompanionDetail = ({ companion, closed, onWatch, onPress, ...props }: DetailProps) => {
  const { id, name, imagePath, aboutMe, suitableForChatTypes } = companion;
  const watch = useCallback((bar: HTMLDivElement) => onWatch(id, bar), [onWatch, id]);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.picture} data-companion="page">
          <Portrait
            imagePath={imagePath}
            alt={`Portrait of ${name}`}
            isFirst
            sizes="min(100vw, 30rem)"
          />
        </div>
        <div className={styles.text}>
          <ChatTypeBadges chatTypes={suitableForChatTypes} labels={DETAIL_LABELS} />
          <h1 id="companion-name" className={styles.name}>
            {name}
          </h1>
          {closed && <ClosedNote text={closed} />}
          {aboutMe && <p className={styles.about}>{aboutMe}</p>}
          <h2 id="types-title" className={styles.title}>
            Chat Types
          </h2>
          <ul className={styles.types} aria-labelledby="types-title">
            {suitableForChatTypes.map((chatType) => (
              <li key={chatType} className={styles.type} data-chat-type={chatType}>
                <span className={lines.icon}>
                  <MoreIcon name={chatType} size={22} />
                </span>
                <span>
                  <strong className={styles.label}>{DETAIL_LABELS[chatType]}</strong>
                  <span className={styles.description}>{CHAT_TYPE_DESCRIPTIONS[chatType]}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {closed === null && (
        <div ref={watch} className={styles.chat}>
          <ChatButton
            isAvailable={props.isAvailable}
            isDisabled={props.isDisabled}
            isLooking={props.isLooking}
            describedBy="companion-name"
            onPress={() => onPress(companion)}
          />
        </div>
      )}
    </>
  );
};
