import type { TurnListener } from './running-turns.ts';

/** A turn of another process that is being followed. */
export interface FollowedTurn {
  /** Resolves when that process has finished it, or no longer sends updates. */
  ended: Promise<void>;
  /** Unsubscribes. */
  leave(): void;
}

/** How processes follow each other's running turns. */
export interface TurnNews {
  /**
   * Follows a turn that another process runs, from what has arrived so far. Never throws.
   * @returns undefined where that process sends no updates: the database has the outcome
   */
  follow(
    turn: { id: string; processId: string },
    listener: TurnListener | undefined,
  ): Promise<FollowedTurn | undefined>;
}
