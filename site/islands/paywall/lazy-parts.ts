import { lazyPart } from '../../ui/lazy-part.ts';

/** Asked once, and only where tax is paid. */
export const StateSheet = lazyPart(() =>
  import('./StateSheet.tsx').then((part) => part.StateSheet),
);

/** On a desktop; a phone needs no other one. */
export const OnMyPhone = lazyPart<{ path: string }>(() =>
  matchMedia('(width >= 48rem)').matches
    ? import('./OnMyPhone.tsx').then((part) => part.OnMyPhone)
    : Promise.reject(),
);
