import { type MouseEvent, memo } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { languageOf, type Voices } from '../../../browser/voice/voices.ts';
import button from '../../../ui/button.module.css';
import { messageTime, NOW } from '../../../ui/format/message-time.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { HelpCard, isHelp } from './HelpCard.tsx';
import styles from './messages.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  message: Message;
  /** The companion's first name. */
  name: string;
  /** It came while the chat was open: it is seen to arrive, and a screen reader reads it out. */
  isNew: boolean;
  /** Where a card that asks for a recharge leads; null once it is not needed. */
  paywallUrl: string | null;
  /** Opens what can be done with it. */
  onMenu: (message: Message) => void;
  /** The languages that can be read out. */
  voices: Voices;
  /** Reads it out, or stops that. */
  onSpeak: (message: Message) => void;
}

/** One entry: hers on the left, the visitor's on the right, the house's in the middle. */
export const MessageItem = memo((props: Props) => {
  const { message, name, isNew, paywallUrl, onMenu, voices, onSpeak } = props;
  const { id, sender, content, messageType, timestamp } = message;
  const isImage = messageType === 'image';
  const isSpoken = sender !== 'system' && !isImage;
  const time = messageTime(id, timestamp);
  // A finger that stays: a mouse keeps its own menu.
  const openByTouch = (event: MouseEvent) => {
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    onMenu(message);
  };
  // A text that is saved, or a reply that was seen growing, is on the screen already.
  const isArriving = time === NOW || (isNew && sender === 'system');
  return (
    <article
      className={isArriving ? `${styles[sender]} ${styles.arriving}` : styles[sender]}
      data-id={id}
      data-sender={sender}
      data-type={messageType}
      onContextMenu={isSpoken ? openByTouch : undefined}
      aria-live={isNew && sender !== 'user' ? undefined : 'off'}
    >
      {sender === 'ai' && <Avatar name={name} />}
      <div className={isImage ? `${styles.bubble} ${styles.picture}` : styles.bubble}>
        {sender === 'ai' && !isImage && <span className="visually-hidden">{`${name}: `}</span>}
        {isImage ? (
          <Picture src={content} alt={`Shared by ${sender === 'ai' ? name : 'you'}`} />
        ) : sender === 'system' && isHelp(content) ? (
          <HelpCard content={content} />
        ) : (
          <p className={styles.content} dir="auto">
            {content}
          </p>
        )}
        {messageType === 'recharge_required' && paywallUrl && (
          <a className={`${button.button} ${styles.recharge}`} href={paywallUrl}>
            Get more messages
          </a>
        )}
        <div className={styles.foot}>
          <time className={styles.time} dateTime={timestamp}>
            {message.remembered && (
              <span className={styles.remembered}>
                <Icon name="keep" size={12} />
                <span className="visually-hidden">Remembered, </span>
              </span>
            )}
            {time}
          </time>
          {isSpoken && voices.includes(languageOf(content)) && (
            <button
              type="button"
              className={styles.more}
              aria-label={`Read aloud by a computer voice: ${content.slice(0, 40)}`}
              onClick={() => onSpeak(message)}
            >
              <Icon name="speaker" size={20} />
            </button>
          )}
          {isSpoken && time !== NOW && (
            <button
              type="button"
              className={styles.more}
              aria-label={`More about: ${content.slice(0, 40)}`}
              aria-haspopup="dialog"
              onClick={() => onMenu(message)}
            >
              <Icon name="more" size={20} />
            </button>
          )}
        </div>
      </div>
    </article>
  );
});
