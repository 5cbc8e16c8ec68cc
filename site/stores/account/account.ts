import { atom } from 'nanostores';
import type { Account } from '#contract/schemas/account.ts';
import type { Remembered } from '#contract/schemas/memory.ts';
import type { AccountApi } from '../../browser/api/account-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { UserStore } from '../visitor/user.ts';

/** What was bought, and where the messages went. */
export type AccountState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** Everything was erased. */
  | { kind: 'erased' }
  /** This browser was signed out. */
  | { kind: 'signed-out' }
  | {
      kind: 'ready';
      account: Account;
      /** The ledger's older days: idle, loading or failed. */
      older: 'rest' | 'loading' | 'failed';
    };

export type AccountStore = ReturnType<typeof createAccountStore>;

/** The visitor's account. */
export const createAccountStore = ({
  api,
  user,
  environment: { onReturn, log },
}: {
  api: Pick<AccountApi, 'account'>;
  user: Pick<UserStore, 'ensureUser' | 'refreshUser' | 'asVisitor' | 'isErased' | 'isSignedOut'>;
  environment: Pick<Environment, 'onReturn' | 'log'>;
}) => {
  const $account = atom<AccountState>({ kind: 'loading' });

  /** Loads it; also the way to try again. Never rejects. */
  const load = async (): Promise<void> => {
    if (user.isErased()) {
      $account.set({ kind: user.isSignedOut() ? 'signed-out' : 'erased' });
      return;
    }
    if ($account.get().kind !== 'ready') $account.set({ kind: 'loading' });
    await user.ensureUser();
    try {
      const account = await user.asVisitor(() => api.account());
      $account.set({ kind: 'ready', account, older: 'rest' });
    } catch (error) {
      log.error('Failed to load account', error);
      $account.set({ kind: 'failed' });
    }
  };

  return {
    $account,
    load,
    /** Looks again when the page comes back. The answer stops it. */
    watch: (): (() => void) =>
      onReturn(() => {
        void user.refreshUser();
        void load();
      }),
    /** Adds the ledger's next older days, where there are any. */
    loadOlder: async (): Promise<void> => {
      const state = $account.get();
      if (state.kind !== 'ready' || state.older === 'loading') return;
      const { nextBefore, ledger } = state.account;
      if (!nextBefore) return;
      const loading = { ...state, older: 'loading' } as const;
      $account.set(loading);
      try {
        const page = await user.asVisitor(() => api.account(nextBefore));
        // It was loaded again meanwhile, or is gone.
        if ($account.get() !== loading) return;
        const account = { ...page, ledger: [...ledger, ...page.ledger] };
        $account.set({ kind: 'ready', account, older: 'rest' });
      } catch (error) {
        log.error('Failed to load older changes', error);
        if ($account.get() === loading) $account.set({ ...loading, older: 'failed' });
      }
    },
    /** Shows what is remembered after a change. */
    changeMemory: (update: (memory: Remembered[]) => Remembered[]): void => {
      const state = $account.get();
      if (state.kind !== 'ready') return;
      const memory = update(state.account.memory);
      $account.set({ ...state, account: { ...state.account, memory } });
    },
    /** Reads the stories again: what is forgotten, restored or pinned is in them, too. Never rejects. */
    refreshStories: async (): Promise<void> => {
      try {
        const { stories } = await user.asVisitor(() => api.account());
        const state = $account.get();
        if (state.kind === 'ready') {
          $account.set({ ...state, account: { ...state.account, stories } });
        }
      } catch (error) {
        log.error('Failed to load the stories', error);
      }
    },
    /** Everything is gone. */
    empty: (): void => $account.set({ kind: 'erased' }),
  };
};
