import { FORGET_UNDO_SECONDS } from '#contract/limits.ts';
import type { Remembered } from '#contract/schemas/memory.ts';
import type { AccountApi } from '../../browser/api/account-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { isRefusal } from '../../browser/request/api-error.ts';
import type { UserStore } from '../visitor/user.ts';
import type { AccountStore } from './account.ts';

/** How a change ended. 'gone': the line no longer existed; 'refused': not something she would say. */
export type MemoryChange = 'done' | 'gone' | 'refused' | 'failed';

type MemoryApi = Pick<
  AccountApi,
  'correctMemory' | 'forgetMemory' | 'restoreMemory' | 'rememberMessage' | 'forgetMessage'
>;

const asItIs = (memory: Remembered[]) => memory;

/** Changes what companions remember. Nothing of it rejects. */
export const createMemoryStore = ({
  api,
  user,
  account,
  environment: { clock, log },
}: {
  api: MemoryApi;
  user: Pick<UserStore, 'asVisitor'>;
  account: Pick<AccountStore, 'load' | 'changeMemory' | 'refreshStories'>;
  environment: Pick<Environment, 'clock' | 'log'>;
}) => {
  /** What puts forgotten facts back, by their ids. */
  const undos = new Map<string, string>();

  const change = async (
    call: () => Promise<void>,
    update: (memory: Remembered[]) => Remembered[],
  ): Promise<MemoryChange> => {
    try {
      await user.asVisitor(call);
      account.changeMemory(update);
      // A line that stayed on the page would be put back with the next change of the story.
      await account.refreshStories();
      return 'done';
    } catch (error) {
      if (isRefusal(error, 422)) return 'refused';
      log.error('Failed to change what is remembered', error);
      if (!isRefusal(error, 404) && !isRefusal(error, 409)) return 'failed';
      // It was forgotten, or told again, in another tab, or it is too late: show what is there.
      await account.load();
      return 'gone';
    }
  };

  /** Its line stays as long as that can be undone. */
  const hold = (id: string, undo: string) => {
    undos.set(id, undo);
    clock.after(FORGET_UNDO_SECONDS * 1000, () => {
      if (undos.get(id) !== undo) return;
      undos.delete(id);
      account.changeMemory((memory) => memory.filter((line) => line.id !== id));
    });
  };

  return {
    correct: (id: string, value: string): Promise<MemoryChange> =>
      change(
        () => api.correctMemory(id, { value }),
        (memory) => memory.map((line) => (line.id === id ? { ...line, value } : line)),
      ),
    /** A message; its line stays, so that forgetting can be undone. */
    remember: (id: string, isWanted: boolean): Promise<MemoryChange> =>
      change(() => (isWanted ? api.rememberMessage(id) : api.forgetMessage(id)), asItIs),
    /** A fact. */
    forget: (id: string): Promise<MemoryChange> =>
      change(async () => hold(id, (await api.forgetMemory(id)).undo), asItIs),
    /** Takes it back that a fact was forgotten. */
    putBack: (id: string): Promise<MemoryChange> =>
      change(async () => {
        await api.restoreMemory(id, undos.get(id) ?? '');
        undos.delete(id);
      }, asItIs),
  };
};
