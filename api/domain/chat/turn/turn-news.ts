import type { TurnListener } from './running-turns.ts';

/** A turn of another process that is being followed. */
export interface FollowedTurn {
  /** Resolves when that process has done with it, or cannot be heard any more. */
  ended: Promise<void>;
  /** Listens no more. */
  leave(): void;
}

/** How processes hear each other's turns as they run. */
export interface TurnNews {
  /**
   * Follows a turn that another process runs, from what has come of it so far. Never throws.
   * @returns undefined where that process cannot be heard: the database knows how the turn ends
   */
  follow(
    turn: { id: string; processId: string },
    listener: TurnListener | undefined,
  ): Promise<FollowedTurn | undefined>;
}
