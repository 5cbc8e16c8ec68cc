import { useStore as useNanostore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * Reads a store in a component. The first render in the browser uses the store's initial value, as
 * the pre-rendered page did; a value that has changed since would break hydration (React #418).
 */
export const useStore = <SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> =>
  useNanostore(store, { ssr: 'initial' });
