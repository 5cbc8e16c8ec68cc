import { atom } from 'nanostores';
import { PAGES } from '#contract/pages.ts';
import type { KnownCompanion } from '#contract/schemas/companion.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { isRefusal } from '../../browser/request/api-error.ts';
import { type CompanionAddress, createCompanionCache } from './companion-cache.ts';

export type CompanionState =
  | { kind: 'loading' }
  | { kind: 'ready'; companion: KnownCompanion }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** One companion, by id or by url name. */
export const createCompanionStore = ({
  api,
  environment,
  built,
}: {
  api: Pick<Api, 'companion' | 'companionByUrlName'>;
  environment: Pick<Environment, 'session' | 'navigation' | 'log'>;
  /** Her, as the page was built; undefined where it serves every companion. */
  built: KnownCompanion | undefined;
}) => {
  const { session, navigation, log } = environment;
  const cache = createCompanionCache(session);
  const $companion = atom<CompanionState>(
    built ? { kind: 'ready', companion: built } : { kind: 'loading' },
  );

  const load = async (address: CompanionAddress) => {
    const known = cache.find(address) ?? built;
    $companion.set(known ? { kind: 'ready', companion: known } : { kind: 'loading' });
    try {
      const companion = await ('id' in address
        ? api.companion(address.id)
        : api.companionByUrlName(address.urlName));
      cache.keep(companion);
      $companion.set({ kind: 'ready', companion });
    } catch (error) {
      if (isRefusal(error, 404)) {
        cache.forget();
        $companion.set({ kind: 'missing' });
        return;
      }
      log.error('Failed to fetch companion', error);
      if (!known) $companion.set({ kind: 'failed' });
    }
  };

  return {
    $companion,
    /** Shows a companion, or leads to the list where the address names none; also the way to try again. */
    open: async (address: CompanionAddress | null): Promise<void> => {
      if (address) await load(address);
      else navigation.replace(PAGES.companions);
    },
  };
};
