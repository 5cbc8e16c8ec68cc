import { atom } from 'nanostores';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';

export type TemplateState =
  | { kind: 'loading' }
  | { kind: 'ready'; rows: { id: string; name: string }[] }
  | { kind: 'failed' };

/** What the screen shows, and where it comes from. */
export const createTemplateStore = ({
  api,
  environment: { log },
}: {
  api: Pick<Api, 'companions'>;
  environment: Pick<Environment, 'log'>;
}) => {
  const $state = atom<TemplateState>({ kind: 'loading' });
  return {
    $state,
    /** Loads what is shown; also the way to try again. Never rejects. */
    load: async (): Promise<void> => {
      $state.set({ kind: 'loading' });
      try {
        const companions = await api.companions();
        $state.set({ kind: 'ready', rows: companions.map(({ id, name }) => ({ id, name })) });
      } catch (error) {
        log.error('Failed to load', error);
        $state.set({ kind: 'failed' });
      }
    },
  };
};
