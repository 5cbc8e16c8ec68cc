import { atom } from 'nanostores';
import type { AccountApi } from '../../browser/api/account-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { UserStore } from '../visitor/user.ts';
import type { AccountStore } from './account.ts';

/** Where the visitor is on the way to erasing everything. */
export interface ErasureState {
  phase: 'rest' | 'asking' | 'erasing' | 'failed';
  /** The visitor has said to know that it cannot be undone. */
  isUnderstood: boolean;
}

const AT_REST: ErasureState = { phase: 'rest', isUnderstood: false };

/** Erases the visitor, after a question and a second step. */
export const createErasureStore = ({
  api,
  user,
  account,
  environment: { log },
}: {
  api: Pick<AccountApi, 'eraseMe'>;
  user: Pick<UserStore, 'asVisitor' | 'forget'>;
  account: Pick<AccountStore, 'empty'>;
  environment: Pick<Environment, 'log'>;
}) => {
  const $erasure = atom<ErasureState>(AT_REST);
  return {
    $erasure,
    ask: (): void => $erasure.set({ phase: 'asking', isUnderstood: false }),
    understand: (isUnderstood: boolean): void => $erasure.set({ ...$erasure.get(), isUnderstood }),
    /** Keeps everything. What is being erased already cannot be kept. */
    cancel: (): void => {
      if ($erasure.get().phase !== 'erasing') $erasure.set(AT_REST);
    },
    /** Erases everything at the server, then what this browser keeps. */
    erase: async (): Promise<void> => {
      const { phase, isUnderstood } = $erasure.get();
      if (!isUnderstood || phase === 'rest' || phase === 'erasing') return;
      $erasure.set({ phase: 'erasing', isUnderstood });
      try {
        await user.asVisitor(api.eraseMe);
      } catch (error) {
        log.error('Failed to erase', error);
        $erasure.set({ phase: 'failed', isUnderstood });
        return;
      }
      user.forget();
      $erasure.set(AT_REST);
      account.empty();
    },
  };
};
