import { atom } from 'nanostores';

/** A short message over the screen. */
export interface Notice {
  title: string;
  text: string;
  /** Something went wrong. */
  isDestructive?: boolean;
  /** What can be done about it, such as Undo. */
  action?: { label: string; act: () => void };
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** At most one notice at a time; the newest takes the place of the one before. */
export const createNoticeStore = () => {
  const $notice = atom<Notice | null>(null);
  return {
    $notice,
    /** The same words said again are a new notice, with the whole of its time. */
    show: (notice: Notice): void => $notice.set({ ...notice }),
    hide: (): void => $notice.set(null),
  };
};
