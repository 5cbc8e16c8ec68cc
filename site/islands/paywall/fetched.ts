import { fetched } from '../../ui/use-fetched.ts';

/** Asked once, and only where tax is paid. */
export const StateSheet = fetched(() => import('./StateSheet.tsx').then((part) => part.StateSheet));

/** On a desktop; a phone needs no other one. */
export const OnMyPhone = fetched<{ path: string }>(() =>
  matchMedia('(width >= 48rem)').matches
    ? import('./OnMyPhone.tsx').then((part) => part.OnMyPhone)
    : Promise.reject(),
);
