import type { Remembered } from '#contract/schemas/memory.ts';
import type { AccountApi } from '../../browser/account-api.ts';
import { isRefusal } from '../../browser/api-error.ts';
import type { Environment } from '../../browser/environment.ts';
import type { UserStore } from '../visitor/user.ts';
import type { AccountStore } from './account.ts';

/** How a change ended. 'gone': the line was not there any more; 'refused': she would not say such a thing. */
export type MemoryChange = 'done' | 'gone' | 'refused' | 'failed';

/** Changes what companions remember. Neither rejects. */
export const createMemoryStore = ({
  api,
  user,
  account,
  environment: { log },
}: {
  api: Pick<AccountApi, 'correctMemory' | 'forgetMemory' | 'rememberMessage' | 'forgetMessage'>;
  user: Pick<UserStore, 'asVisitor'>;
  account: Pick<AccountStore, 'load' | 'changeMemory'>;
  environment: Pick<Environment, 'log'>;
}) => {
  const change = async (
    call: () => Promise<void>,
    update: (memory: Remembered[]) => Remembered[],
  ): Promise<MemoryChange> => {
    try {
      await user.asVisitor(call);
      account.changeMemory(update);
      return 'done';
    } catch (error) {
      if (isRefusal(error, 422)) return 'refused';
      log.error('Failed to change what is remembered', error);
      if (!isRefusal(error, 404)) return 'failed';
      // It was forgotten, or told anew, in another tab: show what is there.
      await account.load();
      return 'gone';
    }
  };
  return {
    correct: (id: string, value: string): Promise<MemoryChange> =>
      change(
        () => api.correctMemory(id, { value }),
        (memory) => memory.map((line) => (line.id === id ? { ...line, value } : line)),
      ),
    /** A message; its line stays, so that forgetting can be taken back. */
    remember: (id: string, isWanted: boolean): Promise<MemoryChange> =>
      change(
        () => (isWanted ? api.rememberMessage(id) : api.forgetMessage(id)),
        (memory) => memory,
      ),
    forget: (id: string): Promise<MemoryChange> =>
      change(
        () => api.forgetMemory(id),
        (memory) => memory.filter((line) => line.id !== id),
      ),
  };
};
