import { readState, writeState } from './talk/state.ts';

/**
 * What is left of a talk once the chat it was in is cleared: how the visitor wants to be spoken with, and no word of
 * what was said. Null where there is nothing, and for what another engine has kept.
 */
export function forgetTalk(kept: string | null): string | null {
  if (kept === null) return null;
  const { bounds, gender, isAap } = readState(kept);
  if (bounds.length === 0 && gender === undefined && isAap === undefined) return null;
  return writeState({ ...readState(null), bounds, gender, isAap });
}
