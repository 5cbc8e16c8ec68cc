import type { Presence } from '../browser/environment/presence.ts';

/** Somebody looking at a page with a network, until told otherwise. */
export const fakePresence = () => {
  const state = { visible: true, online: true };
  const listeners = new Set<() => void>();
  const presence: Presence & { become(change: Partial<typeof state>): void; listeners(): number } =
    {
      isVisible: () => state.visible,
      isOnline: () => state.online,
      onChange: (call) => {
        listeners.add(call);
        return () => void listeners.delete(call);
      },
      become: (change) => {
        Object.assign(state, change);
        for (const call of [...listeners]) call();
      },
      listeners: () => listeners.size,
    };
  return presence;
};
