import { atom } from 'nanostores';
import { type ChatType, isChatType } from '#contract/chat-types.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { createCompanionCache } from './companion-cache.ts';

/** From the last key to the question, in milliseconds: long enough to type on. */
export const SEARCH_DELAY_MS = 250;

export type Filter = ChatType | 'all';

export type CompanionList =
  | { kind: 'loading' }
  | { kind: 'ready'; companions: Companion[] /** Answers an earlier question. */; isOld: boolean }
  | { kind: 'failed' };

/** The list of companions, by search and chat type; the type is in the URL as `?type=`. */
export const createCompanionsStore = ({
  api,
  environment,
}: {
  api: Pick<Api, 'companions'>;
  environment: Pick<Environment, 'session' | 'clock' | 'navigation' | 'log'>;
}) => {
  const { session, clock, navigation, log } = environment;
  const cache = createCompanionCache(session);
  const $filter = atom<Filter>('all');
  const $search = atom('');
  const $list = atom<CompanionList>({ kind: 'loading' });
  let newest = 0;
  let stopWaiting = () => {};

  const ready = (companions: Companion[], isOld = false) =>
    $list.set({ kind: 'ready', companions, isOld });

  /** What the cache has for the question, painted; null where it has nothing. */
  const paint = (search: string, filter: Filter): Companion[] | null => {
    const known = search ? null : (cache.list()?.filter(suits(filter)) ?? null);
    const shown = $list.get();
    if (known) ready(known);
    else if (shown.kind === 'ready') ready(shown.companions, true);
    else $list.set({ kind: 'loading' });
    return known;
  };

  const load = async () => {
    stopWaiting();
    newest += 1;
    const question = newest;
    const search = $search.get().trim();
    const filter = $filter.get();
    const known = paint(search, filter);
    try {
      const companions = await api.companions({
        ...(search && { search }),
        ...(filter !== 'all' && { chatType: filter }),
      });
      if (!search && filter === 'all') cache.keepList(companions);
      if (question === newest) ready(companions);
    } catch (error) {
      log.error('Failed to fetch companions', error);
      if (question === newest && !known) $list.set({ kind: 'failed' });
    }
  };

  return {
    $filter,
    $search,
    $list,
    /** Takes the type from the address and loads. */
    open: () => {
      const type = new URLSearchParams(navigation.query()).get('type');
      $filter.set(isChatType(type) ? type : 'all');
      return load();
    },
    /** Loads now; also the way to try again. */
    load,
    /** The text of the search box; sent once typing pauses. */
    search: (text: string) => {
      $search.set(text);
      stopWaiting();
      stopWaiting = clock.after(SEARCH_DELAY_MS, () => void load());
    },
    filterBy: (filter: Filter) => {
      $filter.set(filter);
      navigation.replaceQuery(withType(navigation.query(), filter));
      return load();
    },
  };
};

const suits = (filter: Filter) => (companion: Companion) =>
  filter === 'all' || companion.suitableForChatTypes.includes(filter);

/** A query with another type; its other parameters stay. */
const withType = (query: string, filter: Filter): string => {
  const params = new URLSearchParams(query);
  if (filter === 'all') params.delete('type');
  else params.set('type', filter);
  return `?${params}`.replace(/^\?$/, '');
};
