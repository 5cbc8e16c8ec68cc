import { atom } from 'nanostores';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { UserStore } from '../../stores/visitor/user.ts';

export type TemplateState =
  | { kind: 'loading' }
  | { kind: 'ready'; rows: { id: string; name: string }[] }
  | { kind: 'failed' };

/** What the screen shows, and where it comes from. */
export const createTemplateStore = ({
  api,
  user,
  environment: { log },
}: {
  api: Pick<Api, 'sessions'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor' | 'isErased'>;
  environment: Pick<Environment, 'log'>;
}) => {
  const $state = atom<TemplateState>({ kind: 'loading' });
  return {
    $state,
    /** Loads what is shown; also the way to try again. Never rejects. */
    load: async (): Promise<void> => {
      $state.set({ kind: 'loading' });
      try {
        await user.ensureUser();
        // An erased visitor has nothing, and is not registered again for asking.
        const sessions = user.isErased() ? [] : await user.asVisitor(api.sessions);
        const rows = sessions.map(({ id, companionName }) => ({ id, name: companionName }));
        $state.set({ kind: 'ready', rows });
      } catch (error) {
        log.error('Failed to load', error);
        $state.set({ kind: 'failed' });
      }
    },
  };
};
