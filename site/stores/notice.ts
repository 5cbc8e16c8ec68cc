import { atom } from 'nanostores';
import type { Clock } from '../browser/clock.ts';

/** A short message over the screen. */
export interface Notice {
  title: string;
  text: string;
}

/** How long a notice stays, in milliseconds (spec section 9). */
export const NOTICE_MS = 5000;

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** At most one notice at a time; the newest takes the place of the one before. */
export const createNoticeStore = ({ clock }: { clock: Pick<Clock, 'after'> }) => {
  const $notice = atom<Notice | null>(null);
  let stop = () => {};
  const hide = () => {
    stop();
    $notice.set(null);
  };
  return {
    $notice,
    hide,
    show: (notice: Notice) => {
      stop();
      $notice.set(notice);
      stop = clock.after(NOTICE_MS, hide);
    },
  };
};
