import { DatabaseBusy } from '../errors.ts';
import { boundsNow, URGENCIES, type Urgency } from './bounds.ts';
import { whenFreeFor } from './free-clock.ts';

/** Admits this many at a time; the others wait, the urgent ones ahead of the rest. */
export interface Gate {
  /** Resolves when it is the caller's turn. Throws DatabaseBusy where that takes too long or too many wait. */
  enter(): Promise<void>;
  leave(): void;
  /** How many are in, how many wait, and how many were refused so far. */
  count(): { inside: number; waiting: number; turnedAway: number };
}

interface Waiter {
  letIn(): void;
  turnAway(): void;
}

/**
 * @param places how many are in at a time
 * @param most how many may wait; one more causes the least urgent of them to be refused, the latest first
 * @param waitMs how long each waits at most, as long as the process is free
 */
export function createGate({
  places,
  most,
  waitMs,
}: {
  places: number;
  most: number;
  waitMs: number;
}): Gate {
  let free = places;
  const waiting: Record<Urgency, Set<Waiter>> = {
    now: new Set(),
    soon: new Set(),
    later: new Set(),
  };
  let turnedAway = 0;
  const queued = () => URGENCIES.reduce((sum, urgency) => sum + waiting[urgency].size, 0);

  /** Makes room for one of that urgency; false where all waiting ones are as urgent. */
  const makeRoom = (urgency: Urgency): boolean => {
    if (queued() < most) return true;
    const lesser = URGENCIES.slice(URGENCIES.indexOf(urgency) + 1).reverse();
    const last = lesser.map((which) => [...waiting[which]].at(-1)).find((waiter) => waiter);
    last?.turnAway();
    return last !== undefined;
  };

  return {
    enter() {
      if (free > 0) {
        free--;
        return Promise.resolve();
      }
      const { urgency, leftMs } = boundsNow();
      if (!makeRoom(urgency)) {
        turnedAway++;
        return Promise.reject(new DatabaseBusy());
      }
      return new Promise((resolve, reject) => {
        const queue = waiting[urgency];
        const done = () => {
          stopWaiting();
          queue.delete(waiter);
        };
        const waiter: Waiter = {
          letIn: () => {
            done();
            resolve();
          },
          turnAway: () => {
            turnedAway++;
            done();
            reject(new DatabaseBusy());
          },
        };
        const stopWaiting = whenFreeFor(Math.min(waitMs, Math.max(leftMs, 0)), waiter.turnAway);
        queue.add(waiter);
      });
    },
    leave() {
      const next = URGENCIES.map((urgency) => waiting[urgency]).find(({ size }) => size > 0);
      const [first] = next ?? [];
      if (first) first.letIn();
      else free++;
    },
    count: () => ({ inside: places - free, waiting: queued(), turnedAway }),
  };
}
