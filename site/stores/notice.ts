import { atom } from 'nanostores';
import type { Clock } from '../browser/clock.ts';

/** A short message over the screen. */
export interface Notice {
  title: string;
  text: string;
  /** Something went wrong. */
  isDestructive?: boolean;
}

/** How long a notice stays, in milliseconds (spec section 9). */
export const NOTICE_MS = 5000;

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** At most one notice at a time; the newest takes the place of the one before. */
export const createNoticeStore = ({ clock }: { clock: Pick<Clock, 'after' | 'now'> }) => {
  const $notice = atom<Notice | null>(null);
  let stop = () => {};
  let due = 0;
  let remaining = NOTICE_MS;
  const hide = () => {
    stop();
    $notice.set(null);
  };
  /** Lets the rest of the time run. */
  const resume = () => {
    stop();
    if (!$notice.get()) return;
    due = clock.now() + remaining;
    stop = clock.after(remaining, hide);
  };
  return {
    $notice,
    hide,
    resume,
    /** Holds the time while somebody reads, points at or drags it. */
    pause: () => {
      stop();
      remaining = Math.max(0, due - clock.now());
    },
    show: (notice: Notice) => {
      remaining = NOTICE_MS;
      $notice.set(notice);
      resume();
    },
  };
};
