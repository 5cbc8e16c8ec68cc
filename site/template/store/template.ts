import { atom } from 'nanostores';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';

export type TemplateState =
  | { kind: 'loading' }
  | { kind: 'ready'; names: string[] }
  | { kind: 'failed' };

/** What the screen shows, and how it comes there. */
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
        $state.set({ kind: 'ready', names: companions.map(({ name }) => name) });
      } catch (error) {
        log.error('Failed to load', error);
        $state.set({ kind: 'failed' });
      }
    },
  };
};
