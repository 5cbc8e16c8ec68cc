import { useCallback } from 'react';
import { CHAT_TYPE_LABELS } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import { ChatButton } from '../../ui/chats/ChatButton.tsx';
import { ChatTypeBadges } from '../../ui/chats/ChatTypeBadges.tsx';
import { Portrait } from '../../ui/portrait/Portrait.tsx';
import styles from './card.module.css';

export interface CardProps {
  companion: Companion;
  isFirst: boolean;
  /** No chat can be started, with her or anybody. */
  isClosed: boolean;
  isAvailable: boolean;
  isDisabled: boolean;
  isLooking: boolean;
  /** Follows her availability while an element of hers is in view; the answer stops it. */
  onWatch: (companionId: string, element: Element) => () => void;
  /** Chat Now. */
  onPress: (companion: Companion) => void;
}

/** One companion of the list. A tap anywhere but on the button leads to her profile. */
export const CompanionCard = ({ companion, onWatch, onPress, ...props }: CardProps) => {
  const { id, name, urlName, imagePath, aboutMe, suitableForChatTypes } = companion;
  const nameId = `name-${id}`;
  const watch = useCallback((card: HTMLLIElement) => onWatch(id, card), [onWatch, id]);
  return (
    <li ref={watch} className={styles.card} data-companion="card">
      {/* Her name comes first for those who hear the link, below the picture for those who see it. */}
      <a className={styles.link} href={PAGES.profile(urlName)}>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        <div className={styles.picture}>
          <Portrait imagePath={imagePath} alt="" isFirst={props.isFirst} sizes="min(45vw, 14rem)" />
        </div>
        <div className={styles.badges}>
          <ChatTypeBadges chatTypes={suitableForChatTypes} labels={CHAT_TYPE_LABELS} />
        </div>
        <p className={styles.about}>{aboutMe}</p>
      </a>
      {!props.isClosed && (
        <div className={styles.chat}>
          <ChatButton
            isAvailable={props.isAvailable}
            isDisabled={props.isDisabled}
            isLooking={props.isLooking}
            describedBy={nameId}
            onPress={() => onPress(companion)}
          />
        </div>
      )}
    </li>
  );
};
