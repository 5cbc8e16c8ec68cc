import { atom } from 'nanostores';
import type { Environment } from '../../browser/environment/environment.ts';
import type { NoticeStore } from '../notice/notice.ts';
import type { UserStore } from '../visitor/user.ts';

const COPIED = {
  title: 'Link Copied!',
  text: 'Referral link copied to clipboard. Share it with friends!',
};

const NOT_COPIED = {
  title: 'Error',
  text: 'Failed to copy link. Please try again.',
  isDestructive: true,
};

/** The visitor's referral link, and the ways to share it. */
export interface Referral {
  link: string;
  /** Opens WhatsApp with an invitation already written. */
  whatsappUrl: string;
}

const invitation = (link: string) =>
  `Hey! I have been chatting on Jaanu and you might like it too. Your first 20 messages are free, no signup: ${link}`;

/** The sheet that invites friends; null while it is closed. */
export const createReferralStore = ({
  user,
  notice,
  environment,
}: {
  user: Pick<UserStore, '$user'>;
  notice: Pick<NoticeStore, 'show'>;
  environment: Pick<Environment, 'navigation' | 'clipboard' | 'log'>;
}) => {
  const { navigation, clipboard, log } = environment;
  const $referral = atom<Referral | null>(null);
  const close = () => $referral.set(null);
  return {
    $referral,
    close,
    open: () => {
      const ref = encodeURIComponent(user.$user.get()?.id ?? 'user');
      const link = `${navigation.origin()}?ref=${ref}`;
      const whatsappUrl = `https://wa.me/?text=${encodeURIComponent(invitation(link))}`;
      $referral.set({ link, whatsappUrl });
    },
    /** Copies the link, and closes once that has worked. */
    copy: async (): Promise<void> => {
      const referral = $referral.get();
      if (!referral) return;
      try {
        await clipboard(referral.link);
        close();
        notice.show(COPIED);
      } catch (error) {
        log.error('Failed to copy link', error);
        notice.show(NOT_COPIED);
      }
    },
  };
};
