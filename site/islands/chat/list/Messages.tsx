import { Fragment, memo, type ReactNode } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import type { Voices } from '../../../browser/voice/voices.ts';
import { dayLabel, isSameDay } from '../../../ui/format/message-day.ts';
import { MessageItem } from '../message/MessageItem.tsx';
import styles from '../message/messages.module.css';

interface Props {
  messages: readonly Message[];
  /** Left out, for another one is coming in its place; null: none. */
  varying: string | null;
  name: string;
  /** What is no newer than this (ISO 8601) was there before. */
  since: string;
  /** Milliseconds since 1970; only its day counts. */
  now: number;
  /** Where a card that asks for a recharge leads; null while messages are left. */
  paywallUrl: string | null;
  onMenu: (message: Message) => void;
  voices: Voices;
  onSpeak: (message: Message) => void;
  /** What stands below the newest text of the two, above the cards of the house that came since. */
  below: ReactNode;
}

/** The entries under their days. Left alone while a reply grows: there may be a thousand. */
export const Messages = memo(({ messages, varying, since, now, below, ...shared }: Props) => {
  const newest = messages.findLastIndex(({ sender }) => sender !== 'system');
  return messages.map((message, at) => (
    <Fragment key={message.id}>
      {!isSameDay(messages[at - 1]?.timestamp ?? '', message.timestamp) && (
        <p className={styles.day} aria-live="off">
          {dayLabel(message.timestamp, now)}
        </p>
      )}
      {message.id !== varying && (
        <MessageItem {...shared} message={message} isNew={message.timestamp > since} />
      )}
      {at === newest && below}
    </Fragment>
  ));
});
